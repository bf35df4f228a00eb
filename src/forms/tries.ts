import { failureDetails } from '../dataProvider';
import { newKey } from '../dataProvider/newKey';
import { isUntold } from '../dataProvider/untold';

type Values = Readonly<Record<string, unknown>>;

/** How a save ended. */
export type Ended<R> = { readonly saved: R } | { readonly error: unknown };

interface Tried {
  readonly values: Values;
  readonly overwrite: boolean;
  readonly idempotencyKey: string;
}

export interface TriesParams<R> {
  readonly send: (tried: Tried) => Promise<R>;
  /**
   * Makes what is wanted now of the record that an earlier try has made. Of what is missing in `values` and not in `before` nothing is wanted any more.
   * Without it other values are a save of their own.
   */
  readonly amend?: ((tried: Tried & { readonly made: R; readonly before: Values }) => Promise<R>) | undefined;
}

/** Tries that nobody has answered yet, as they are kept beside a draft. */
export interface OpenTries<R> {
  readonly key: string;
  readonly tried: readonly Values[];
  /** What one of them has made, and of which values. */
  readonly made: { readonly record: R; readonly values: Values } | null;
}

/** The tries to save what one form holds, until one of them is answered. */
export interface Tries<R> {
  save(params: TriesParams<R> & {
    readonly values: Values;
    readonly overwrite: boolean;
    /** Told what is open before anything is sent, and `null` once it is answered. */
    readonly keep?: ((open: OpenTries<R> | null) => void) | undefined;
  }): Promise<Ended<R>>;
  /** Goes on with tries of before this page was loaded; `null`: with none. */
  resume(open: OpenTries<R> | null): void;
}

/**
 * Tries whose answer was lost may have been done. All of them bear one key, of which the platform does one: who has changed something
 * meanwhile is told by it that another was done; the record of that is asked for once more, and amended.
 */
export function createTries<R>(): Tries<R> {
  let key = '';
  let tried: Values[] = [];
  let made: { readonly record: R; readonly values: Values } | null = null;
  const begin = (): void => {
    key = newKey();
    tried = [];
  };
  const end = (): void => {
    key = '';
    tried = [];
    made = null;
  };

  const create = async ({ values, overwrite, send, amend, keep }: Parameters<Tries<R>['save']>[0]): Promise<Ended<R>> => {
    if (key === '' || (!amend && !isAmong(tried, values))) begin();
    if (!isAmong(tried, values)) tried.push(values);
    if (amend) keep?.({ key, tried, made });
    const attempt = (one: Values): Promise<Ended<R>> => ended(send({ values: one, overwrite, idempotencyKey: key }));
    const first = await attempt(values);
    if (!amend || !isOtherDone(first)) return first;
    for (const before of tried.filter((one) => !isAmong([one], values))) {
      const found = await attempt(before);
      if ('saved' in found) {
        made = { record: found.saved, values: before };
        begin();
        return change({ values, overwrite, amend, keep });
      }
      if (!isOtherDone(found)) return found;
    }
    return first;
  };

  const change = ({ values, overwrite, amend, keep }: Pick<Parameters<Tries<R>['save']>[0], 'values' | 'overwrite' | 'keep'> & { readonly amend: NonNullable<TriesParams<R>['amend']> }): Promise<Ended<R>> => {
    if (!isAmong(tried, values)) {
      begin();
      tried.push(values);
    }
    keep?.({ key, tried, made });
    return ended(amend({ values, overwrite, idempotencyKey: key, made: made!.record, before: made!.values }));
  };

  return {
    save: async (params) => {
      const { amend, keep } = params;
      const result = await (made !== null && amend ? change({ ...params, amend }) : create(params));
      if ('saved' in result) end();
      // What was answered is asked anew: what stood in its way may be gone by then.
      else if (!isOpen(result.error)) [key, tried] = ['', []];
      if (key === '') keep?.(made && { key, tried, made });
      return result;
    },
    resume: (open) => {
      if (!open) return end();
      ({ key, made } = open);
      tried = [...open.tried];
    },
  };
}

function ended<R>(work: Promise<R>): Promise<Ended<R>> {
  return work.then((saved) => ({ saved }), (error: unknown) => ({ error }));
}

function isAmong(tried: readonly Values[], values: Values): boolean {
  const text = JSON.stringify(values);
  return tried.some((one) => JSON.stringify(one) === text);
}

/** The key was used, for something else. */
function isOtherDone(result: Ended<unknown>): boolean {
  return 'error' in result && failureDetails(result.error)?.code === 'IDEMPOTENCY_MISMATCH';
}

/** Nobody knows yet whether it is done. */
function isOpen(error: unknown): boolean {
  return isUntold(error) || failureDetails(error)?.code === 'IN_PROGRESS';
}
