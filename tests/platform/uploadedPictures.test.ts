import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileTypeFromBuffer } from 'file-type';
import { cleanJpeg } from '../../platform/files/pictures/jpeg';
import { BrokenPicture } from '../../platform/files/pictures/picture';
import { cleanPng } from '../../platform/files/pictures/png';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';

/** Drawn by a browser: 24 × 16, with a colour profile. */
const JPEG = Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAYA/8QAGhABAAEFAAAAAAAAAAAAAAAAAIEEBUJDwf/EABYBAQEBAAAAAAAAAAAAAAAAAAUEBv/EACQRAAADBQkAAAAAAAAAAAAAAAACAwQEERShBRMWQWJjcbHh/9oADAMBAAIRAxEAPwCdGrcJJPtm2OpUHmWUYrCMMqB61j3bmc3HbBOssWJYi2q+DEz2mo//2Q==', 'base64');
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAAQklEQVR4AeyTsQkAQAgDgzP9/hNkJ/9b4UEt0kVIIYjCHQaB3ARgbhIQlw+0gI1IgIjnvcE8diBw0K6sA3ZQeXy6CwAA//9FeMYiAAAABklEQVQDABqiNymBj23DAAAAAElFTkSuQmCC', 'base64');
/** Stands where a place, a person or a device is told of. */
const SECRET = 'Kochi 9.9312N 76.2673E';

const segment = (marker: number, ...content: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)));
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
};
/** An Exif block as cameras write it: the maker, the orientation, and a table of the place behind them. */
const exif = ({ orientation, isLittle }: { orientation: number; isLittle: boolean }): Buffer => {
  const tiff = Buffer.alloc(80);
  const [short, long] = isLittle ? [(at: number, value: number) => tiff.writeUInt16LE(value, at), (at: number, value: number) => tiff.writeUInt32LE(value, at)] : [(at: number, value: number) => tiff.writeUInt16BE(value, at), (at: number, value: number) => tiff.writeUInt32BE(value, at)];
  tiff.write(isLittle ? 'II' : 'MM', 0);
  short(2, 42);
  long(4, 8);
  short(8, 3);
  for (const [index, [tag, type, count, value]] of ([[0x010f, 2, SECRET.length, 50], [0x0112, 3, 1, orientation], [0x8825, 4, 1, 50]] as const).entries()) {
    const at = 10 + index * 12;
    short(at, tag);
    short(at + 2, type);
    long(at + 4, count);
    if (type === 3) short(at + 8, value);
    else long(at + 8, value);
  }
  tiff.write(SECRET, 50);
  return tiff;
};
/** The browser's picture with everything that cameras and programs write into one. */
const photo = (orientation: number, isLittle = true): Buffer => Buffer.concat([
  JPEG.subarray(0, 2), segment(0xe1, 'Exif\0\0', exif({ orientation, isLittle })), segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', `<x:xmpmeta>${SECRET}</x:xmpmeta>`),
  segment(0xed, 'Photoshop 3.0\0', SECRET), segment(0xe2, 'MPF\0', SECRET), segment(0xfe, SECRET), segment(0xe5, SECRET), JPEG.subarray(2), Buffer.from(`ftyp mp4 of a moving photo ${SECRET}`),
]);
const chunk = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  // The sum is not looked at when a chunk is left out.
  return Buffer.concat([head, Buffer.from(type), content, Buffer.alloc(4)]);
};
const drawing = (orientation: number): Buffer => Buffer.concat([
  PNG.subarray(0, 33), chunk('eXIf', exif({ orientation, isLittle: false })), chunk('tEXt', Buffer.from(`Author\0${SECRET}`)), chunk('zTXt', Buffer.concat([Buffer.from('Raw profile type exif\0\0'), deflateSync(SECRET)])),
  chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${SECRET}`)), chunk('tIME', Buffer.alloc(7)), PNG.subarray(33), Buffer.from(SECRET),
]);

describe('what a picture tells besides what is to be seen', () => {
  it('is taken out of a JPEG, not a byte of what is drawn with it', () => {
    expect(cleanJpeg(JPEG).bytes).toEqual(JPEG);
    expect(cleanJpeg(photo(1))).toEqual({ width: 24, height: 16, bytes: JPEG });
  });

  it.each([[6, true], [8, false], [3, true]])('but for how it is turned: %i', (orientation, isLittle) => {
    const { bytes } = cleanJpeg(photo(orientation, isLittle));
    expect(bytes.includes(SECRET)).toBe(false);
    const told = segment(0xe1, 'Exif\0\0', Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]));
    expect(bytes).toEqual(Buffer.concat([JPEG.subarray(0, 2), told, JPEG.subarray(2)]));
  });

  it('is taken out of a PNG', async () => {
    expect(cleanPng(PNG).bytes).toEqual(PNG);
    expect(cleanPng(drawing(1))).toEqual({ width: 24, height: 16, bytes: PNG });
    const { bytes } = cleanPng(drawing(6));
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.subarray(33, 41).toString('latin1')).toBe('\0\0\0\u001aeXIf');
    expect(bytes.subarray(41, 67).toString('hex')).toBe('4d4d002a0000000800010112000300000001000600000000'.padEnd(52, '0'));
    expect(bytes.subarray(67, 71).toString('hex'), 'its sum, worked out by another program').toBe('d6674b69');
    expect(await fileTypeFromBuffer(bytes)).toMatchObject({ ext: 'png' });
  });

  it('is found behind several scans, fill bytes and restarts, and a damaged picture is told from a whole one', () => {
    const scans = Buffer.concat([JPEG.subarray(0, -2), Buffer.from([0xff, 0xff, 0xd0, 1, 0xff, 0, 2]), segment(0xfe, SECRET), segment(0xda, '\u0001\u0001\0\0?\0'), Buffer.from([3, 0xff, 0, 4, 0xff, 0xd9])]);
    const { bytes } = cleanJpeg(scans);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.subarray(-4)).toEqual(Buffer.from([0, 4, 0xff, 0xd9]));
    for (const broken of [JPEG.subarray(0, 100), Buffer.concat([JPEG.subarray(0, 2), Buffer.from('garbage')]), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])]) expect(() => cleanJpeg(broken)).toThrow();
    for (const broken of [PNG.subarray(0, 50), PNG.subarray(0, 8), Buffer.concat([PNG.subarray(0, 8), chunk('IDAT', Buffer.alloc(20))])]) expect(() => cleanPng(broken)).toThrow();
  });
});

describe('what a picture is drawn with', () => {
  const whole = (type: string, content: Buffer): Buffer => {
    const one = chunk(type, content);
    one.writeUInt32BE(crc32(one.subarray(4, -4)), one.length - 4);
    return one;
  };
  const withChunks = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([PNG.subarray(0, 33), ...chunks, PNG.subarray(33)]);

  it('is all that stays of a PNG, whatever else programs write into one', () => {
    const drawn = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs', 'bKGD', 'hIST', 'acTL', 'fcTL', 'fdAT'].map((type) => whole(type, Buffer.from('drawn')));
    const told = ['caBX', 'prVW', 'meTa', 'iDOT', 'sPLT', 'vpAg', 'GPSx', 'zxIf'].map((type) => whole(type, Buffer.from(SECRET)));
    expect(cleanPng(withChunks(...told, ...drawn, ...told)).bytes).toEqual(withChunks(...drawn));
  });

  it('is a profile of colours under no name, and one alone', () => {
    const profile = Buffer.concat([Buffer.from([0, 0]), deflateSync('profile')]);
    const named = whole('iCCP', Buffer.concat([Buffer.from(SECRET), profile]));
    expect(cleanPng(withChunks(named, named)).bytes).toEqual(withChunks(whole('iCCP', Buffer.concat([Buffer.from('ICC'), profile]))));
  });

  it('is all that stays of a JPEG: no extensions, no reserved markers', () => {
    const told = [0xf0, 0xf7, 0xfd, 0xc8, 0xef].map((marker) => segment(marker, SECRET));
    expect(cleanJpeg(Buffer.concat([JPEG.subarray(0, 2), ...told, JPEG.subarray(2)])).bytes).toEqual(JPEG);
  });

  it('has no more parts than any real picture, so that none holds the platform up', () => {
    const [tiny, empty] = [Buffer.from([0xff, 0xc4, 0, 2]), chunk('aaAa', Buffer.alloc(0))];
    const jpeg = (count: number) => Buffer.concat([JPEG.subarray(0, -2), ...Array.from({ length: count }, () => tiny), JPEG.subarray(-2)]);
    expect(() => cleanJpeg(jpeg(249_900))).toThrow(BrokenPicture);
    expect(cleanJpeg(jpeg(4_000)).bytes).toEqual(jpeg(4_000));
    expect(() => cleanPng(withChunks(...Array.from({ length: 83_000 }, () => empty)))).toThrow(BrokenPicture);
    expect(cleanPng(withChunks(...Array.from({ length: 4_000 }, () => empty))).bytes).toEqual(PNG);
  });
});

describe('an uploaded picture', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    token = await platform.login('institute');
  });
  afterAll(() => platform?.close());

  const upload = async (fileName: string, payload: Buffer) => {
    const asked: CallResult = await platform.call({ method: 'POST', url: '/api/v9/uploads/banner', token, body: { fileName } });
    const put = await platform.app.inject({ method: 'PUT', url: String(asked.data['uploadURL']), payload, headers: { 'content-type': 'application/octet-stream' } });
    const read = await platform.app.inject({ url: String(asked.data['filePublicUrl']) });
    return { status: put.statusCode, body: put.json<Record<string, unknown>>(), read };
  };

  it('is stored without place, device and person', async () => {
    const jpeg = await upload('photo.jpg', photo(1));
    expect(jpeg.status).toBe(201);
    expect(jpeg.read.rawPayload).toEqual(JPEG);
    expect(Number(jpeg.read.headers['content-length'])).toBe(JPEG.length);
    const png = await upload('drawing.png', drawing(1));
    expect(png.read.rawPayload).toEqual(PNG);
  });

  const grouped = (figure: number): string => figure.toLocaleString('en-US');
  it.each([['photo.jpg', 65_535, 65_535, 4_295], ['photo.jpg', 10_000, 5_001, 51], ['drawing.png', 50_000, 50_000, 2_500]])('%s of %i × %i is refused with its figures', async (name, width, height, megapixels) => {
    const large = Buffer.from(name.endsWith('png') ? PNG : JPEG);
    if (name.endsWith('png')) {
      large.writeUInt32BE(width, 16);
      large.writeUInt32BE(height, 20);
    } else {
      const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
      large.writeUInt16BE(height, frame + 5);
      large.writeUInt16BE(width, frame + 7);
    }
    const { status, body, read } = await upload(name, large);
    expect({ status, ...body }).toMatchObject({ status: 413, code: 'TOO_LARGE', reason: 'pictureDots', message: expect.stringContaining(`${grouped(width)} × ${grouped(height)} pixels, ${grouped(megapixels)} megapixels: at most 50`), params: { width, height, megapixels, most: 50 } });
    expect(read.statusCode).toBe(404);
  });

  it('of exactly as many dots as may be is taken, a damaged one is refused', async () => {
    const most = Buffer.from(PNG);
    most.writeUInt32BE(10_000, 16);
    most.writeUInt32BE(5_000, 20);
    expect((await upload('most.png', most)).status).toBe(201);
    const tiny = Buffer.concat([JPEG.subarray(0, -2), Buffer.alloc(4 * 100_000, 'ffc40002', 'hex'), JPEG.subarray(-2)]);
    expect(await upload('tiny.jpg', tiny)).toMatchObject({ status: 415, body: { reason: 'pictureBroken' } });
    expect(await upload('half.jpg', JPEG.subarray(0, 300))).toMatchObject({ status: 415, body: { reason: 'pictureBroken' } });
  });
});
