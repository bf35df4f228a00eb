import type { CallRequest } from '../client';
import type { Extra } from './settings';

/** Calls that are none of the specification's, or whose replies it leaves open, by what they belong to. */
const CALLS: readonly (readonly [extra: Extra, methods: string, path: RegExp])[] = [
  ['figures', 'POST', /^\/home\/statistics$/],
  ['version', 'GET', /^\/home\/version$/],
  ['recent', 'GET', /^\/home\/recent$/],
  ['firstSteps', 'GET', /^\/home\/first-steps$/],
  ['profile', 'GET PUT', /^\/user\/profile$/],
  ['password', 'PUT', /^\/user\/password$/],
  ['sessions', 'GET DELETE POST', /^\/user\/(sessions|logoutEverywhere)(\/|$)/],
  ['language', 'PUT', /^\/user\/language$/],
  ['logout', 'POST', /^\/user\/logout$/],
  ['stopActing', 'POST', /^\/user\/stopActing$/],
  ['passwordReset', 'POST', /^\/user\/(forgot|reset)Password$/],
  ['links', 'POST', /^\/user\/accountLink(\/|$)/],
  ['access', 'GET', /^\/access\/usual$/],
  ['branding', 'GET', /^\/branding$/],
  ['outbox', 'GET', /^\/outbox$/],
  // Their paths are not shown by the specification.
  ['tokens', 'GET POST', /^\/ai-token\/(balance|checkout|order|verify|purchase)$/],
  ['ledger', 'GET', /^\/ledger\/proof$/],
  ['chatTicket', 'POST', /^\/chat\/ticket$/],
  ['plans', 'GET', /^\/plans$/],
  ['planChange', 'PUT', /^\/institute\/[^/]+\/(change|restore)Plan$/],
  ['planChange', 'POST', /^\/institute\/[^/]+\/(?:changePlan|approveInstitute)\/foresight$/],
  ['planChange', 'GET', /^\/institute\/plan$/],
  ['siteHistory', 'GET PUT POST', /^\/web-builder\/(history(\/|$)|restore$|shown$|preview$|editing$|unpublish$)/],
  ['sheets', 'GET', /^\/invoice-sheet\/[^/]+$/],
  ['domains', 'GET PUT', /^\/tenant-info\/((domain-info|primary-domain|verify-domain|delete-domain)$|public$)/],
  ['registrationLogo', 'POST', /^\/user\/registrationLogo(\/|$)/],
  ['told', 'POST', /^\/told$/],
  ['views', 'GET POST PUT DELETE', /^\/list-views(\/|$)/],
  ['feedback', 'GET POST', /^\/feedback$/],
  ['dependants', 'POST', /\/dependants$/],
  ['history', 'GET', /^(?!\/web-builder\/).*\/history$/],
  ['summary', 'POST', /\/summary$/],
  ['segments', 'POST', /\/segments$/],
  ['bin', 'PUT', /^(?!\/subscription\/).*\/unDelete$/],
  ['move', 'PUT', /^(?!\/curriculum\/).*\/move$/],
];

/** Lookups the specification has; every other is our own. */
const LOOKUPS = /^\/(institute|faculty)\/list\/minimal$|^\/course\/minimalSearch$/;

/** What a call belongs to that a platform of the specification need not have; null for the calls it has. */
export function extraOf({ method, path }: Pick<CallRequest, 'method' | 'path'>): Extra | null {
  const at = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (method === 'GET' && at.endsWith('/list/minimal') && !LOOKUPS.test(at)) return 'lookups';
  return CALLS.find(([, methods, pattern]) => methods.split(' ').includes(method) && pattern.test(at))?.[0] ?? null;
}
