// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { placeBeside } from '../../src/fields/controls/useFloating';

const control = (top: number) => ({ top, bottom: top + 36, left: 40, width: 430 });

beforeEach(() => void (window.innerHeight = 900));

it('a list of choices hangs below its control, or above where there is more room', () => {
  expect(placeBeside({ around: control(100), foot: null, before: null })).toEqual({ left: 40, width: 430, top: 140, maxHeight: 320 });
  expect(placeBeside({ around: control(500), foot: null, before: null })).toEqual({ left: 40, width: 430, top: 540, maxHeight: 320 });
  expect(placeBeside({ around: control(760), foot: null, before: null })).toEqual({ left: 40, width: 430, bottom: 144, maxHeight: 320 });
});

it('one that stays open ends above the buttons below it, goes above its control where that is too little, and covers them where both are', () => {
  expect(placeBeside({ around: control(470), foot: 700, before: null })).toEqual({ left: 40, width: 430, top: 510, maxHeight: 186 });
  expect(placeBeside({ around: control(560), foot: 700, before: null })).toEqual({ left: 40, width: 430, bottom: 344, maxHeight: 320 });
  window.innerHeight = 420;
  expect(placeBeside({ around: control(120), foot: 200, before: null })).toEqual({ left: 40, width: 430, top: 160, maxHeight: 256 });
  // A foot out of sight ends nothing.
  expect(placeBeside({ around: control(120), foot: 600, before: null })).toEqual({ left: 40, width: 430, top: 160, maxHeight: 256 });
});

it('goes on where it was while what is chosen moves its control, as far as there is room', () => {
  const below = placeBeside({ around: control(470), foot: 700, before: null });
  expect(placeBeside({ around: control(500), foot: 700, before: below })).toEqual({ left: 40, width: 430, top: 540, maxHeight: 156 });
  expect(placeBeside({ around: control(580), foot: 700, before: below })).toMatchObject({ bottom: 324 });
  const above = placeBeside({ around: control(560), foot: 700, before: null });
  expect(placeBeside({ around: control(400), foot: 700, before: above })).toMatchObject({ bottom: 504, maxHeight: 320 });
});
