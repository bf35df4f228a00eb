import { createHash } from 'node:crypto';
import { every, type SqlCondition } from '../../kernel/db/predicateSql';
import { scopeOf } from '../../kernel/db/scope';
import type { Operation, Trx } from '../operation';

/** What was found lately, by a key; each server has its own. */
export interface BrieflyKept<T> {
  readonly recall: (of: Of, key: string) => T | undefined;
  readonly keep: (of: Of, key: string, value: T) => void;
}

type Of = Pick<Operation, 'context'>;

/** @param ms how long it counts, by the server's clock @param most keys kept: when they are as many, it begins anew */
export function brieflyKept<T>({ ms, most = 1_000 }: { readonly ms: number; readonly most?: number }): BrieflyKept<T> {
  const all = new WeakMap<object, Map<string, { readonly value: T; readonly until: number }>>();
  return {
    recall({ context }, key) {
      const last = all.get(context)?.get(key);
      return last && last.until > context.clock().getTime() ? last.value : undefined;
    },
    keep({ context }, key, value) {
      const known = all.get(context) ?? new Map<string, { readonly value: T; readonly until: number }>();
      all.set(context, known);
      if (known.size >= most) known.clear();
      known.set(key, { value, until: context.clock().getTime() + ms });
    },
  };
}

/** A list's key: the same for whoever sees the same rows and asks for the same of them. */
export function keyOf({ operation, trx, conditions }: { readonly operation: Operation; readonly trx: Trx; readonly conditions: readonly SqlCondition[] }): string {
  const scope = scopeOf(operation.actor);
  const { sql, parameters } = every(conditions).compile(trx);
  return `${operation.resource.name} ${scope.kind === 'tenant' ? scope.instituteId : '*'} ${createHash('sha256').update(`${sql}\n${JSON.stringify(parameters)}`).digest('base64')}`;
}
