import type { Endpoint } from './resource';

/** A call of the platform; `{id}` in the path stands for the record's id, other names in braces for its fields. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Where it lives, if elsewhere than the other calls of its module. */
  readonly client?: Endpoint['client'];
}

/** One call for many records, which `ids` of its body names. */
export interface ManyCall {
  readonly call: Call;
  readonly ids: string;
}
