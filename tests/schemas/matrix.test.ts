import { describe, expect, it } from 'vitest';
import { cleanValue, f, matrixChanges, normalizeField, validateValue } from '../../src/schemas';
import { withDeviation } from '../../src/schemas/matrix';

const shifts = normalizeField(f.matrix({ rows: ['mon', 'tue'], columns: ['am', 'pm'] }), 'shifts');

describe('a matrix', () => {
  it('has one form: rows and columns in their order, each once, rows without any left out', () => {
    const clean = cleanValue({ field: shifts, value: { tue: ['pm', 'am', 'pm'], mon: ['pm'] } });
    expect(JSON.stringify(clean)).toBe('{"mon":["pm"],"tue":["am","pm"]}');
    expect(cleanValue({ field: shifts, value: { tue: [], mon: ['am'] } })).toEqual({ mon: ['am'] });
    expect([cleanValue({ field: shifts, value: {} }), cleanValue({ field: shifts, value: '' }), cleanValue({ field: shifts, value: null })]).toEqual([{}, null, null]);
  });

  it.each([
    [{ sun: ['am'] }, 'choice'], [{ mon: ['noon'] }, 'choice'], [[], 'type'], [['mon'], 'type'], ['mon', 'type'], [{ mon: 'am' }, 'type'], [{ mon: [1] }, 'type'], [{ 'a b': ['am'] }, 'type'],
  ])('%j is refused', (value, code) => {
    expect(validateValue({ field: shifts, value: cleanValue({ field: shifts, value }) })).toMatchObject({ code });
  });

  it('over another says what is more and what is less; what is both is less', () => {
    const over = normalizeField(f.matrix({ rows: ['mon', 'tue'], columns: ['am', 'pm'], over: 'planId' }), 'own');
    const value = cleanValue({ field: over, value: { mon: ['-pm', 'am', 'pm'], tue: ['-am'] } });
    expect(JSON.stringify(value)).toBe('{"mon":["am","-pm"],"tue":["-am"]}');
    expect(validateValue({ field: over, value })).toBeNull();
    expect(validateValue({ field: over, value: { mon: ['-noon'] } })).toMatchObject({ code: 'choice' });
    expect(validateValue({ field: shifts, value: { mon: ['-am'] } })).toMatchObject({ code: 'choice' });
  });

  it('says what is gained and lost', () => {
    expect(matrixChanges({ before: { mon: ['am', 'pm'], tue: ['am'] }, after: { mon: ['pm'], tue: ['am', 'pm'], wed: ['am'] } })).toEqual({ gained: { tue: ['pm'], wed: ['am'] }, lost: { mon: ['am'] } });
    expect(matrixChanges({ before: { mon: ['am'] }, after: { mon: ['am'] } })).toEqual({ gained: {}, lost: {} });
  });
});

it('a row that is called like what every object has is a row like others', () => {
  expect(withDeviation({ base: { coupon: ['read'] }, own: { constructor: ['read'], coupon: ['-read'] } })).toEqual({ constructor: ['read'] });
});
