import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { useCall, useCallAction, type CallAction } from '../../dataProvider';
import type { Actor, CallReply } from '../../schemas';
import { readViewAsked, type ListViewAsked } from '../../schemas/listView';
import { changeView, createView, deleteView, listViews } from './calls';

/** A view that can be opened. */
export type View = Omit<CallReply<typeof listViews>['items'][number], 'asked'> & { readonly asked: ListViewAsked };

interface Views {
  /** Undefined until they are known. */
  readonly views: readonly View[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const QUIET = { quiet: true } as const;
const RENEWS = { renews: [listViews] } as const;

/** The views of a list, each group by name: the own ones, those of the own role, everybody's, and of other roles what may be deleted. One that cannot be read is none. */
export function useViews({ module, actor, isWanted }: { readonly module: string; readonly actor: Actor; readonly isWanted: boolean }): Views {
  const { data, error, isFetching, refetch } = useCall(listViews, { module }, { enabled: isWanted, handling: QUIET });
  const views = useMemo(() => {
    const found = data?.items.flatMap((one) => {
      const asked = readViewAsked(one.asked);
      return asked ? [{ ...one, asked }] : [];
    });
    return found?.toSorted((one, other) => groupOf(one, actor) - groupOf(other, actor) || one.name.localeCompare(other.name, undefined, { numeric: true }));
  }, [data, actor]);
  return { views, error, isFetching, refetch };
}

/** 0: own, 1: of the own role, 2: everybody's, 3: of another role, which the menu leaves out. */
export function groupOf({ isOwn, audience, role }: Pick<View, 'isOwn' | 'audience' | 'role'>, { role: own }: Pick<Actor, 'role'>): number {
  if (isOwn) return 0;
  if (audience !== 'role') return 2;
  return role === own ? 1 : 3;
}

export function useCreateView(): CallAction<typeof createView> {
  return useCallAction(createView, RENEWS);
}

export function useChangeView(): CallAction<typeof changeView> {
  return useCallAction(changeView, RENEWS);
}

export function useDeleteView(): CallAction<typeof deleteView> {
  return useCallAction(deleteView, RENEWS);
}

/** Whom a view is for, in a word: of a role that is not one's own, which. */
export function useAudienceText(actor: Pick<Actor, 'role'>): (view: Pick<View, 'audience' | 'role' | 'isOwn'>) => string {
  const translate = useTranslate();
  return ({ audience, role, isOwn }) => (audience === 'role' && !isOwn && role !== actor.role ? translate('lectern.views.forRole', { role: translate(`lectern.common.choices.${role}`) }) : translate(`lectern.views.audiences.${audience}`));
}

/** Whether two names are one, as the platform compares them but for what nobody sees. */
export function isSameName(one: string, other: string): boolean {
  return compared(one) === compared(other);
}

function compared(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
