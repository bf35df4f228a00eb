import { expect, it } from 'vitest';
import { defineResource, f, normalize } from '../../../src/schemas';
import { keptFor } from '../../../src/screens/common/begun';

const topic = normalize(defineResource({
  name: 'topic',
  fields: {
    name: f.text({ required: true }), subjectId: f.ref('subject', { required: true }), teacherId: f.ref('user'), ownBoxId: f.ref('box', { required: true, unique: true }),
    parentId: f.ref('topic'), order: f.integer({ readOnly: true }), level: f.choice(['a', 'b'], { required: true }),
  },
  tree: { parent: 'parentId', order: 'order' },
}));

it('keeps for the next one whose it is, what it stands below and what it must refer to, and nothing that is its own', () => {
  const values = { instituteId: 'i-1', name: 'Ohm', subjectId: 's-1', teacherId: 't-1', ownBoxId: 'b-1', parentId: 'p-1', level: 'b' };
  expect(keptFor({ resource: topic, values })).toEqual({ instituteId: 'i-1', subjectId: 's-1', parentId: 'p-1' });
});

it('of what is unique together the last is chosen anew', () => {
  const member = normalize(defineResource({
    name: 'member', fields: { batchId: f.ref('batch', { required: true }), userId: f.ref('student', { required: true }), roomId: f.ref('room', { required: true }) }, unique: [['batchId', 'userId'], ['name', 'roomId']] as never,
  }));
  expect(keptFor({ resource: member, values: { instituteId: 'i-1', batchId: 'b-1', userId: 'u-1', roomId: 'r-1' } })).toEqual({ instituteId: 'i-1', batchId: 'b-1', roomId: 'r-1' });
});
