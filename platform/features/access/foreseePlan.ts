import { sql } from 'kysely';
import type { foreseeApproval, foreseePlan } from '../../../src/shell/access/calls';
import { matrixChanges, modulesOpened, type Access, type CallReply, type CallTaken, type DeclarationLoader, type Matrix } from '../../../src/schemas';
import { scopeOf, type Trx } from '../../kernel/db/scope';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { HEAD, headGrants, type HeadGrant } from '../../identity/access/headGrants';
import { currentRate, firstTokens } from '../../ledger/tokenRate';
import { readTokenBalance } from '../../ledger/tokens';
import { operationOf, type Values } from '../../records/operation';
import { readRecord } from '../../records/read/read';

interface Line {
  readonly says: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface ForeseeParams<Input> {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly input: Input;
}

/**
 * What a change of an institute's plan would come to: from which plan and end to which, who could use other modules than now, whether AI
 * tokens come with it, and what its licences are exceeded by already.
 * @throws NOT_FOUND
 */
export async function foresee({ context, actor, requestId, input }: ForeseeParams<CallTaken<typeof foreseePlan>>): Promise<CallReply<typeof foreseePlan>> {
  const { loader } = context;
  const of = (name: string): Promise<Values> => readRecord({ operation: operationOf({ context, resource: loader.require(name), actor, requestId }), id: input.id });
  const institute = await of('institution');
  const figures = loader.get('institutesReport') ? await of('institutesReport') : {};
  return context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) => {
    const plans = await plansOf({ trx, ids: [institute['membershipPlanId'], input.membershipPlanId] });
    const [from, to] = [plans.get(String(institute['membershipPlanId'])), plans.get(String(input.membershipPlanId))];
    const { granted, kept } = await headGrants({ trx, instituteId: input.id, chosen: (input.newAccess ?? {}) as Access, isHeld: false });
    const hasChosen = Object.keys(input.newAccess ?? {}).length > 0;
    return {
      held: granted.length > 0 ? { newAccess: together(granted.map(({ before }) => before)) } : {},
      lines: [
        ...(to ? planLines({ institute, from: from?.name, to: to.name, endsAt: input.planEndsAt }) : []),
        ...grantLines({ loader, granted }),
        ...(hasChosen && kept.length > 0 ? [{ says: 'kept', params: { smart_count: kept.length } }] : []),
        ...(to ? await tokenLines({ trx, context, instituteId: input.id, count: to.aiToken, comes: 'tokensCome' }) : []),
        ...seatLines(figures),
      ],
    };
  });
}

/**
 * What comes with the plan that an institute is approved with: the one chosen, else the one it has. Of one that was approved before nothing is said.
 * @throws NOT_FOUND
 */
export async function foreseeOpening({ context, actor, requestId, input }: ForeseeParams<CallTaken<typeof foreseeApproval>>): Promise<CallReply<typeof foreseeApproval>> {
  const institute = await readRecord({ operation: operationOf({ context, resource: context.loader.require('institution'), actor, requestId }), id: input.id });
  const planId = (actor.role === 'super_admin' ? input.membershipPlanId : null) ?? institute['membershipPlanId'];
  if (institute['isApproved'] === true || typeof planId !== 'string') return { lines: [], held: {} };
  return context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) => {
    const plan = (await plansOf({ trx, ids: [planId] })).get(planId);
    return { lines: plan ? await tokenLines({ trx, context, instituteId: input.id, count: plan.aiToken, comes: 'tokensOpen' }) : [], held: {} };
  });
}

async function plansOf({ trx, ids }: { readonly trx: Trx; readonly ids: readonly unknown[] }): Promise<ReadonlyMap<string, { readonly name: string; readonly aiToken: number }>> {
  const { rows } = await sql<{ id: string; name: string; count: number }>`select id, subscription_plan as name, coalesce(ai_token, 0)::int as count from app.membership where id = any(${ids.filter((id) => typeof id === 'string')}::uuid[]) and deleted_at is null`.execute(trx);
  return new Map(rows.map(({ id, name, count }) => [id, { name, aiToken: count }]));
}

/** From which plan to which, and until when instead of until when; that an ended one runs again. */
function planLines({ institute, from, to, endsAt }: { readonly institute: Values; readonly from: string | undefined; readonly to: string; readonly endsAt: string | null }): Line[] {
  const had = (institute['planEndsAt'] ?? null) as string | null;
  const end = had === endsAt ? [] : [{ says: had === null ? 'endsFirst' : endsAt === null ? 'endsNever' : 'ends', params: { from: had, to: endsAt } }];
  return [
    { says: from === undefined ? 'planFirst' : from === to ? 'planSame' : 'plan', params: { from, to } },
    ...end,
    ...(institute['plan'] === 'ended' ? [{ says: 'runsAgain', params: {} }] : []),
  ];
}

/** Who would lose and gain what, the same of several people in one line; of modules that open nothing to them nothing is said. */
function grantLines({ loader, granted }: { readonly loader: DeclarationLoader; readonly granted: readonly HeadGrant[] }): Line[] {
  const felt = (matrix: Matrix): readonly string[] => modulesOpened({ resources: loader.all(), access: matrix, to: HEAD });
  const groups = new Map<string, { readonly people: string[]; readonly lines: readonly { readonly says: string; readonly modules: readonly string[] }[] }>();
  for (const { head, before, after } of granted) {
    const { gained, lost } = matrixChanges({ before, after });
    const [losing, gaining] = [felt(lost), felt(gained)];
    const lines = [
      { says: 'switchedOff', modules: losing.filter((key) => !after[key]) },
      { says: 'less', modules: losing.filter((key) => after[key]) },
      { says: 'switchedOn', modules: gaining.filter((key) => !before[key]) },
      { says: 'more', modules: gaining.filter((key) => before[key]) },
    ].filter(({ modules }) => modules.length > 0);
    if (lines.length === 0) continue;
    const known = groups.get(JSON.stringify(lines));
    if (known) known.people.push(head.name);
    else groups.set(JSON.stringify(lines), { people: [head.name], lines });
  }
  if (groups.size === 0) return [{ says: granted.length === 0 ? 'nobody' : 'same', params: {} }];
  const [told, others] = [[...groups.values()].slice(0, MOST_GROUPS), [...groups.values()].slice(MOST_GROUPS)];
  return [
    ...told.flatMap(({ people, lines }) => lines.map(({ says, modules }) => ({ says, params: { people, modules } }))),
    ...(others.length > 0 ? [{ says: 'others', params: { smart_count: others.reduce((sum, { people }) => sum + people.length, 0) } }] : []),
  ];
}

/** A plan's tokens come once, to whom none was ever entered (part 2 §4, “First-time AI tokens”). */
async function tokenLines({ trx, context, instituteId, count, comes }: { readonly trx: Trx; readonly context: PlatformContext; readonly instituteId: string; readonly count: number; readonly comes: string }): Promise<Line[]> {
  if (count === 0 || !context.loader.get('aiTokenRate')) return [];
  if ((await readTokenBalance({ trx, instituteId })).credit > 0) return [{ says: 'tokensNone', params: {} }];
  const tokens = firstTokens({ rate: await currentRate({ trx, now: context.clock() }), count }) / 100;
  return [tokens > 0 ? { says: comes, params: { amount: tokens } } : { says: 'tokensLater', params: {} }];
}

/** What its licences say, where it has more already. */
function seatLines({ learners, learnerSeats, staff, staffSeats }: Values): Line[] {
  const over = (says: string, has: unknown, most: unknown): Line[] => (typeof has === 'number' && typeof most === 'number' && has > most ? [{ says, params: { has, most } }] : []);
  return [...over('learnersOver', learners, learnerSeats), ...over('staffOver', staff, staffSeats)];
}

/** What any of them may use. */
function together(all: readonly Access[]): Matrix {
  const keys = [...new Set(all.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(keys.map((key) => [key, [...new Set(all.flatMap((one) => one[key] ?? []))]]));
}

/** Groups of people that are told apart; the others are counted. */
const MOST_GROUPS = 3;
