import { expect, it, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { refreshAfterWrite, textsOf } from '../../src/dataProvider';
import { besides, followSharedRows } from '../../src/dataProvider/sharedRows';
import { createTrustedLoader } from '../../src/schemas';
import { openChapter, section, topic } from '../fixtures';

followSharedRows(createTrustedLoader({ sources: [{ name: 'test', read: () => [section, topic, openChapter] }] }));

const words: Readonly<Record<string, string>> = {
  'resources.chapter.name': 'Chapter |||| Chapters', 'resources.chapter.fields.title': 'Heading', 'resources.chapter.fields.kind': 'Kind', 'resources.chapter.choices.kind.open': 'Open to all',
  'resources.openChapter.fields.kind': 'Open how', 'lectern.common.fields.title': 'Title',
};
const translate = (key: string, options?: { _?: string }): string => words[key] ?? options?._ ?? key;

it('says of what is taken over what the other module says, where it has no words of its own', () => {
  const texts = textsOf({ resource: 'openChapter', translate });
  expect([texts.field('title'), texts.field('kind'), texts.choice('kind', 'open'), texts.field('author'), texts.one]).toEqual(['Heading', 'Open how', 'Open to all', 'Author', 'Open chapter']);
  expect(textsOf({ resource: 'chapterTopic', translate }).field('title')).toBe('Title');
});

it('marks old what other modules show of rows that were written', () => {
  const invalidateQueries = vi.fn();
  const queryClient = { invalidateQueries, setQueriesData: vi.fn() } as unknown as QueryClient;
  const marked = (): unknown[] => invalidateQueries.mock.calls.map(([{ queryKey }]) => (queryKey as string[] | undefined)?.length === 1 && (queryKey as string[])[0]).filter(Boolean);
  refreshAfterWrite({ queryClient, resource: 'openChapter' });
  expect(marked()).toEqual(['chapter']);
  invalidateQueries.mockClear();
  refreshAfterWrite({ queryClient, resource: 'chapter' });
  expect(marked()).toEqual(['openChapter']);
  expect(besides('chapterTopic')).toEqual([]);
});

it('marks old what the rows of a list come to, with the list', () => {
  const invalidateQueries = vi.fn();
  refreshAfterWrite({ queryClient: { invalidateQueries, setQueriesData: vi.fn() } as unknown as QueryClient, resource: 'chapter' });
  const marked = invalidateQueries.mock.calls.map(([{ queryKey }]) => (queryKey as string[] | undefined)?.join(' '));
  expect(marked).toEqual(expect.arrayContaining(['chapter getList', 'chapter totals', 'chapter segments', 'chapter summary']));
});
