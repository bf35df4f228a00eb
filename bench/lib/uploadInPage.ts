import { readPlan } from '../../src/dataProvider/blocks/plan';
import { sendInBlocks } from '../../src/dataProvider/blocks/sendInBlocks';
import { sendByRequest } from '../../src/dataProvider/blocks/transport';

interface Ways {
  /** @returns milliseconds */
  readonly whole: (file: File) => Promise<number>;
  /** In one piece as well, but by what a browser takes for a part of a file. */
  readonly slice: (file: File) => Promise<number>;
  readonly inBlocks: (file: File) => Promise<number>;
}

declare global {
  interface Window {
    /** Set before this runs. */
    authorization: string;
    ways: Ways;
  }
}

async function ask(file: File, publicUrl?: string): Promise<Record<string, unknown>> {
  const reply = await fetch('/api/v9/uploads/courseVideo', { method: 'POST', headers: { authorization: window.authorization, 'content-type': 'application/json' }, body: JSON.stringify({ fileName: file.name, fileSize: file.size, ...(publicUrl && { filePublicUrl: publicUrl }) }) });
  return ((await reply.json()) as { data: Record<string, unknown> }).data;
}

async function plainPut({ file, body }: { file: File; body: Blob }): Promise<number> {
  const url = String((await ask(file))['uploadURL']);
  const begun = performance.now();
  const { status } = await sendByRequest({ url, body, headers: { 'content-type': 'video/mp4' } });
  if (status !== 201) throw new Error(`The plain PUT was answered ${status}.`);
  return performance.now() - begun;
}

/** Runs in a page of the console: what a browser sends, as the console sends it, beside one plain PUT. The address is had before the clock begins. */
window.ways = {
  whole: (file) => plainPut({ file, body: file }),
  slice: (file) => plainPut({ file, body: file.slice(0, file.size) }),
  inBlocks: async (file) => {
    const plan = async (publicUrl?: string) => {
      const data = await ask(file, publicUrl);
      return readPlan({ data, uploadUrl: String(data['uploadURL']), publicUrl: String(data['filePublicUrl']), file, contentType: 'video/mp4', resolve: (url) => location.origin + url })!;
    };
    const first = await plan();
    const begun = performance.now();
    await sendInBlocks({ file, kind: 'courseVideo', instituteId: null, plan: first, kept: null, renew: plan, send: sendByRequest });
    return performance.now() - begun;
  },
};
