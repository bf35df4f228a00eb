import type { UploadKind } from '../../schemas';
import { digestOf } from './digest';
import { GIVEN_UP } from './givenUp';
import { forget, keep, type KeptUpload } from './memory';
import type { Pause } from './pause';
import { blockName, type BlockPlan } from './plan';
import { repeat, type Repeats } from './repeat';
import type { Send, SentReply } from './transport';

export interface SendInBlocksInput {
  readonly file: File;
  readonly kind: UploadKind;
  readonly instituteId: string | null;
  readonly plan: BlockPlan;
  /** What this browser knows of the file from before. */
  readonly kept: KeptUpload | null;
  /** Signs the address anew; `null`: the platform could not be reached, it is worth another try. */
  readonly renew: (publicUrl: string) => Promise<BlockPlan | null>;
  readonly send: Send;
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly pause?: Pause | undefined;
  readonly repeats?: Repeats | undefined;
}

/** A block or the list was refused for good, or did not get through. */
export class NotSent extends Error {
  constructor(readonly reply: SentReply) {
    super(`The store answered ${reply.status}.`);
    this.name = 'NotSent';
  }
}

/**
 * Sends a file in blocks of the plan's size, a few at a time, then their list (part 1 §4, §9). A block that does not get
 * through is repeated; an address that has run out is signed anew; what has arrived is not sent again, also when the same
 * file is chosen again after the page was closed.
 * @returns the public address
 * @throws NotSent, what `renew` throws, DOMException AbortError
 */
export async function sendInBlocks(input: SendInBlocksInput): Promise<string> {
  const run = createRun(input);
  const giveUp = (): void => {
    if (input.signal?.reason === GIVEN_UP) run.drop();
  };
  input.signal?.addEventListener('abort', giveUp);
  try {
    return await sendAll({ run, onProgress: input.onProgress });
  } finally {
    input.signal?.removeEventListener('abort', giveUp);
  }
}

async function sendAll({ run, onProgress }: { run: Run; onProgress: SendInBlocksInput['onProgress'] }): Promise<string> {
  for (let round = 1; ; round++) {
    if (run.plan().isComplete) break;
    await run.sendMissing();
    const reply = await run.sendList();
    if (reply.status < 300) break;
    // What the platform has lost meanwhile is sent again, a few times.
    if (reply.status !== 400 || round === ROUNDS || !(await run.renewPlan())) throw new NotSent(reply);
  }
  forget(run.plan());
  onProgress?.(1);
  return run.plan().publicUrl;
}

/** Blocks that are under way at once: a browser has six lines to one address, and the console needs some as well. */
const AT_ONCE = 4;
const ROUNDS = 3;
const NO_REPLY: SentReply = { status: 0, text: '' };

type Run = ReturnType<typeof createRun>;

function createRun({ file, kind, instituteId, plan: first, kept, renew, send, onProgress, signal, pause, repeats }: SendInBlocksInput) {
  let plan = first;
  let renewing: Promise<boolean> | null = null;
  let blocks: Record<string, string> = kept?.publicUrl === first.publicUrl ? { ...kept.blocks } : {};
  const count = Math.ceil(file.size / plan.bytes);
  const names = Array.from({ length: count }, (_, at) => blockName(at));
  const sent = new Map<string, number>();

  const tell = (name: string, bytes: number): void => {
    sent.set(name, bytes);
    onProgress?.(Math.min(1, [...sent.values()].reduce((sum, one) => sum + one, 0) / file.size));
  };
  let isDropped = false;
  const remember = (): void => void (isDropped || keep({ kind, instituteId, name: file.name, size: file.size, modified: file.lastModified, publicUrl: plan.publicUrl, blocks, at: Date.now() }));
  const takePlan = (fresh: BlockPlan): void => {
    // A platform that cannot sign an address anew gives another: nothing has arrived there.
    if (fresh.publicUrl !== plan.publicUrl) {
      forget(plan);
      blocks = {};
      sent.clear();
    }
    plan = fresh;
  };
  /** Once for all that find the address run out. @returns whether there is a new one */
  const renewPlan = (): Promise<boolean> => {
    renewing ??= renew(plan.publicUrl)
      .then((fresh) => {
        if (fresh) takePlan(fresh);
        return fresh !== null;
      })
      .finally(() => (renewing = null));
    return renewing;
  };
  const through = (task: (signal: AbortSignal) => Promise<SentReply>, until: AbortSignal | undefined): Promise<SentReply> => repeat({ task, renew: renewPlan, signal: until, pause, repeats });

  const sendOne = async (at: number, until: AbortSignal): Promise<void> => {
    const name = names[at]!;
    // What is sent is the file's own: the browser reads it as it goes, and copies nothing.
    const body = file.slice(at * plan.bytes, (at + 1) * plan.bytes);
    const digest = digestOf(body);
    digest.catch(() => undefined);
    if (plan.received.has(name) && blocks[name] === (await digest)) return tell(name, body.size);
    const reply = await through(async (held) => {
      tell(name, 0);
      const url = plan.addressOf(name) ?? ((await renewPlan()) ? plan.addressOf(name) : null);
      return url ? send({ url, body, onSent: (part) => tell(name, Math.min(part, body.size)), signal: held }) : NO_REPLY;
    }, until);
    if (reply.status >= 300) throw new NotSent(reply);
    blocks[name] = await digest;
    remember();
    tell(name, body.size);
  };

  return {
    plan: () => plan,
    renewPlan,
    /** What has arrived is dropped at once; where that is not heard of, after a day. */
    drop: (): void => {
      isDropped = true;
      forget(plan);
      void fetch(plan.endUrl, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    },
    /** Sends what is not there. The first failure ends the others. */
    sendMissing: async (): Promise<void> => {
      remember();
      let next = 0;
      let failure: unknown = null;
      const stop = new AbortController();
      const onAbort = (): void => stop.abort();
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) stop.abort();
      const work = async (): Promise<void> => {
        while (next < count && failure === null) {
          try {
            await sendOne(next++, stop.signal);
          } catch (error) {
            failure ??= error;
            stop.abort();
          }
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
      signal?.removeEventListener('abort', onAbort);
      if (failure !== null) throw failure;
    },
    sendList: (): Promise<SentReply> => {
      const body = `<?xml version="1.0" encoding="utf-8"?><BlockList>${names.map((name) => `<Latest>${name}</Latest>`).join('')}</BlockList>`;
      return through((held) => send({ url: plan.listUrl, body, headers: { 'Content-Type': 'application/xml', ...plan.listHeaders }, signal: held }), signal);
    },
  };
}
