import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LecternRecord, WriteMeta } from '../types';
import { refreshAfterRefusal, refreshAfterWrite } from '../refreshAfterWrite';
import { useLecternData } from './useLecternData';

export interface RunActionParams {
  readonly action: string;
  /** The record as the user sees it: its version guards against running over a change they have not seen. */
  readonly record: LecternRecord;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly meta?: WriteMeta;
}

/** What followed from an action, as the platform tells it: a name that the action declares. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Acted {
  readonly facts: readonly Fact[];
  readonly record: LecternRecord;
}

export interface UseAction {
  /** Resolves with what followed from it, and the record as it is then; rejects with the call's failure, which has been shown already. */
  run(params: RunActionParams): Promise<Acted>;
  readonly isRunning: boolean;
}

/** Runs one lifecycle action on one record and brings lists and the open record up to date. */
export function useAction(resource: string): UseAction {
  const data = useLecternData();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(0);
  const run = useCallback(
    async ({ action, record, answers, meta }: RunActionParams): Promise<Acted> => {
      setRunning((count) => count + 1);
      try {
        const reply = await data.act(resource, { id: record.id, action, known: record, version: record.version, ...(answers ? { answers } : {}), ...(meta ? { meta } : {}) });
        refreshAfterWrite({ queryClient, resource, record: reply.data });
        return { facts: Array.isArray(reply.facts) ? reply.facts.filter(isFact) : [], record: reply.data };
      } catch (error) {
        refreshAfterRefusal({ queryClient, resource, error });
        throw error;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [data, queryClient, resource],
  );
  return { run, isRunning: running > 0 };
}

function isFact(fact: unknown): fact is Fact {
  const { name, value } = (fact ?? {}) as Partial<Record<keyof Fact, unknown>>;
  return typeof name === 'string' && typeof value === 'string';
}
