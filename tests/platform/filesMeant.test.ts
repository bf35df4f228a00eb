import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hero, makerOf, siteOf } from '../features/webBuilder/support';
import { createTestPlatform, type TestPlatform } from './support';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');

/** A field holds a file of what it is for, and of whose row it stands in. */
describe('an uploaded file', () => {
  let platform: TestPlatform;
  let [own, theirs, operator] = ['', '', ''];
  beforeAll(async () => {
    platform = await createTestPlatform();
    [own, theirs, operator] = await Promise.all([platform.login('institute'), platform.login('institute2'), platform.login('super_admin')]);
  });
  afterAll(() => platform.close());

  const call = (method: 'POST' | 'PUT', url: string, body: unknown, token = own) => platform.call({ method, url: `/api/v9${url}`, token, body });
  const sent = async (name: string, kind = 'course', token = own): Promise<string> => {
    const { data } = await call('POST', `/uploads/${kind}`, { fileName: name }, token);
    const [content, type] = name.endsWith('.pdf') ? [PDF, 'application/pdf'] : [PNG, 'image/png'];
    const reply = await platform.app.inject({ method: 'PUT', url: String(data['uploadURL']), payload: content, headers: { 'content-type': type } });
    expect(reply.statusCode).toBe(201);
    return String(data['filePublicUrl']);
  };
  const refused = (path: string, problem: object) => ({ status: 422, body: { problems: { [path]: problem } } });
  const OF_PICTURES = { code: 'fileKind', params: { allowed: 'jpg, jpeg, jfif, png' } };
  let number = 0;
  const content = (row: object) => ({ name: `Lesson ${(number += 1)}`, files: [{ title: 'Lesson', ...row }] });

  test('that is no picture is no picture of a course, though the same kind of upload takes it', async () => {
    const made = (thumbnail: string) => call('POST', '/course/courseMaster', { name: `Course ${(number += 1)}`, planType: 'free', thumbnail });
    expect(await made(await sent('notes.pdf'))).toMatchObject(refused('thumbnail', OF_PICTURES));
    expect(await made(await sent('cover.png'))).toMatchObject({ status: 201 });
  });

  test('is what the choice beside it says', async () => {
    const [picture, notes] = [await sent('cell.png', 'curriculum'), await sent('cell.pdf', 'curriculum')];
    expect(await call('POST', '/singleContent', content({ type: 'video', file: picture }))).toMatchObject(refused('files.0.file', { code: 'fileKind', params: { allowed: 'mov, mp4' } }));
    expect(await call('POST', '/singleContent', content({ type: 'notes', file: notes }))).toMatchObject({ status: 201 });
  });

  test('is no video of a site where it is a picture', async () => {
    const site = siteOf([hero('Here'), { id: 'v1', type: 'video', props: { video: await sent('still.png'), title: 'Still' } }]);
    expect(await makerOf({ platform, token: own }).create(site)).toMatchObject(refused('configuration.pages.0.blocks.1.props.video', { code: 'fileKind' }));
  });

  test('of another institute is one that is not there; the operator’s may stand anywhere', async () => {
    const [foreign, given] = [await sent('north.png', 'banner', theirs), await sent('given.png', 'banner', operator)];
    expect(given).toMatch(/^\/files\/platform\//);
    const banner = (imageURL: string, token = own) => call('POST', '/banner', { title: `Banner ${(number += 1)}`, imageURL }, token);
    expect(await banner(foreign)).toMatchObject(refused('imageURL', { code: 'upload' }));
    expect(await banner(foreign, theirs)).toMatchObject({ status: 201 });
    expect(await banner(given)).toMatchObject({ status: 201 });
    const site = siteOf([{ id: 'p1', type: 'image', props: { picture: foreign, alt: 'North' } }]);
    expect(await makerOf({ platform, token: own }).create(site)).toMatchObject(refused('configuration.pages.0.blocks.0.props.picture', { code: 'upload' }));
  });

  test('that stood in a list before is no reason to refuse what is added', async () => {
    const notes = await sent('old.pdf', 'curriculum');
    const made = await call('POST', '/singleContent', content({ type: 'notes', file: notes }));
    const rows = made.data['files'] as object[];
    expect(await call('PUT', `/singleContent/${String(made.data['id'])}`, { files: [...rows, { title: 'Film', type: 'video', file: await sent('more.pdf', 'curriculum') }] })).toMatchObject(refused('files.1.file', { code: 'fileKind' }));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => trx.updateTable('app.single_content').set({ files: JSON.stringify([{ title: 'Lesson', type: 'video', file: notes }]) }).where('id', '=', String(made.data['id'])).execute());
    expect(await call('PUT', `/singleContent/${String(made.data['id'])}`, { files: [{ title: 'Lesson', type: 'video', file: notes }, { title: 'More', type: 'notes', file: await sent('new.pdf', 'curriculum') }] })).toMatchObject({ status: 200 });
  });
});
