import { FIXED_CALLS, type FixedCall } from '../../../platform/openapi/fixedCalls';
import { openApiDocument } from '../../../platform/openapi/document';
import type { Action, DeclarationLoader, Resource } from '../../../src/schemas';

/** A call as the description of the API has it. */
export interface DescribedCall {
  /** `POST /api/v9/coupon/search` */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly isPublic: boolean;
  /** The module it belongs to, and which of its calls it is: `search`, `create`, `update`, …, or the name of an action. */
  readonly of: { readonly resource: Resource; readonly call: string; readonly action: Action | null } | null;
  /** Given for a call that no declaration gives. */
  readonly fixed: FixedCall | null;
}

/** All calls there are: a call that is not described is no call, which is held elsewhere. */
export function describedCalls(loader: DeclarationLoader): DescribedCall[] {
  const { paths } = openApiDocument({ loader }) as { paths: Record<string, Record<string, { operationId?: string; security?: readonly object[] }>> };
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { operationId, security }]): DescribedCall => {
    const [module, ...rest] = operationId?.split('.') ?? [];
    const resource = module === undefined ? null : loader.require(module);
    const call = rest[0] === 'unDelete' ? 'restore' : (rest[0] ?? '');
    return {
      name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase() as 'GET', path,
      isPublic: security?.some((way) => Object.keys(way).length === 0) === true || security?.length === 0,
      of: resource && { resource, call, action: resource.lifecycle?.actions[call] ?? null },
      fixed: FIXED_CALLS.find((fixed) => fixed.path === path && fixed.method === method) ?? null,
    };
  }));
}
