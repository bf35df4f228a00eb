import { callProblems, type AnyCall } from '../../src/schemas';
import type { Answer } from '../calls/answer';
import { callAddress } from '../calls/register';
import type { Work } from '../jobs/work';
import type { PlatformContext } from '../kernel/context';
import type { TakePayment } from '../payments/webhook';

/** Every call of the rooms of the console, by the file it stands in. */
const CALLS = import.meta.glob<Readonly<Record<string, AnyCall>>>('../../src/{customPages,screens,signedOut,shell}/*/calls.ts', { eager: true });
/** What answers them, by the file. */
const ANSWERS = import.meta.glob<{ readonly answers: readonly Answer[] }>('./*/answers.ts', { eager: true });

/** What takes payments of its own orders, by the file. */
const PAYMENTS = import.meta.glob<{ readonly take: TakePayment }>('./*/payments.ts', { eager: true });
/** What features do by themselves, by the file. */
const WORK = import.meta.glob<{ readonly work: (context: PlatformContext) => readonly Work[] }>('./*/work.ts', { eager: true });

/** Hands a payment to the features in turn, until one knows its order. */
export const takeFeaturePayment: TakePayment = async (input) => {
  for (const { take } of Object.values(PAYMENTS)) {
    const outcome = await take(input);
    if (outcome !== 'unknown') return outcome;
  }
  return 'unknown';
};

/** What features do by themselves. */
export function featureWork(context: PlatformContext): readonly Work[] {
  return Object.values(WORK).flatMap(({ work }) => work(context));
}

/** The answers of all features, found by their place. @throws CallError naming everything that is wrong with them */
export function featureAnswers(): readonly Answer[] {
  const answers = Object.values(ANSWERS).flatMap((one) => one.answers);
  const problems = answerProblems({ calls: CALLS, answers: ANSWERS });
  if (problems.length > 0) throw new CallError(problems);
  return answers;
}

/** The calls of each room, by its name. */
export function callsByRoom(): Readonly<Record<string, readonly AnyCall[]>> {
  return Object.fromEntries(Object.entries(ANSWERS).map(([file, { answers }]) => [roomOf(file), answers.map(({ call }) => call)]));
}

/** Calls that cannot be served as they are written. */
export class CallError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The calls of features cannot be served:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'CallError';
  }
}

/** What is wrong with calls and answers taken together, each with place and remedy. */
export function answerProblems({ calls, answers }: { readonly calls: Readonly<Record<string, Readonly<Record<string, AnyCall>>>>; readonly answers: Readonly<Record<string, { readonly answers: readonly Answer[] }>> }): readonly string[] {
  const written = Object.entries(calls).flatMap(([file, module]) => Object.entries(module).map(([name, call]) => ({ file: placeOf(file), name, call })));
  const answered = Object.entries(answers).flatMap(([file, module]) => module.answers.map((one) => ({ file: placeOf(file), call: one.call })));
  const served = new Map<string, string>();
  return [
    ...written.flatMap(({ file, name, call }) => callProblems(call).map((problem) => `${file}, ${name}: ${problem}`)),
    ...written.filter(({ call }) => !answered.some((one) => one.call === call)).map(({ file, name }) => `${file}, ${name}: nobody answers it; write answer(${name}, …) into platform/features/${roomOf(file)}/answers.ts`),
    ...answered.filter(({ call }) => !written.some((one) => one.call === call)).map(({ file, call }) => `${file}: answers ${call.method} ${call.path}, which is no call of a room; define it in src/customPages/${roomOf(file)}/calls.ts`),
    ...answered.flatMap(({ file, call }) => {
      const address = `${call.method} ${callAddress(call).replace(/\{\w+\}/g, '{}')}`;
      const other = served.get(address);
      served.set(address, file);
      return other === undefined ? [] : [`${file}: ${call.method} ${call.path} is answered by ${other} already; give one of them another path`];
    }),
  ];
}

function placeOf(file: string): string {
  return file.replace(/^(\.\.\/)+/, '').replace(/^\.\//, 'platform/features/');
}

function roomOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}
