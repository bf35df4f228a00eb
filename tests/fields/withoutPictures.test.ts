// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withoutPictures } from '../../src/fields/types/richText/withoutPictures';

it('keeps pictures of the platform, leaves out others, and says so', () => {
  expect(withoutPictures('<p>a<img src="/files/course/a.png" alt="Own">b</p>')).toEqual({ html: '<p>a<img src="/files/course/a.png" alt="Own">b</p>', isLess: false });
  expect(withoutPictures('<p>a<img src="https://elsewhere.example/a.png">b<img src="data:image/png;base64,AA"></p><svg><path/></svg>')).toEqual({ html: '<p>ab</p>', isLess: true });
  expect(withoutPictures('<p>x<sup>2</sup></p>')).toEqual({ html: '<p>x<sup>2</sup></p>', isLess: false });
});
