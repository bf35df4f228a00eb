import { expect, it } from 'vitest';
import { titled } from '../../src/dataProvider/hooks/shownTitle';

it('says of a deleted record whose title is not told what it was, and of another without a title that it has none', () => {
  const translate = (key: string): string => key;
  const [deleted, untitled, named] = titled({ items: [{ id: 'a', title: '', isDeleted: true }, { id: 'b', title: '' }, { id: 'c', title: 'Named', isDeleted: true }], resource: 'remark', translate });
  expect([deleted?.title, untitled?.title, named?.title]).toEqual(['resources.remark.name', 'lectern.record.untitled', 'Named']);
});
