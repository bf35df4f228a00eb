import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../src/forms/problems';
import { defineResource, f } from '../../../src/schemas';
import { normalized } from '../support/screens';

const lesson = normalized(defineResource({ name: 'lesson', fields: { name: f.text({ required: true }), courseId: f.ref('lesson'), userIds: f.refs('lesson'), seats: f.integer({ min: 1 }) }, list: { columns: ['name'], filters: [] } }));
const of = (values: Readonly<Record<string, unknown>>) => problemsOf({ fields: lesson.fields, values, rules: { now: '2026-01-01T00:00:00Z' }, isNew: true, locale: 'en' });

describe('a form', () => {
  it('takes whatever a platform calls its records by', () => {
    expect(of({ name: 'A', courseId: '507f1f77bcf86cd799439011', userIds: ['17', 'abc'] })).toEqual({});
  });

  it('refuses everything else as before', () => {
    expect(of({ name: '', courseId: '17', seats: 0 })).toMatchObject({ name: { code: 'required' }, seats: { code: expect.any(String) as unknown } });
  });
});
