import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { tidyDomain } from '../../../src/schemas';
import { failure } from '../errors';

const MAX_HOST = 253;
const MAX_LABEL = 63;

/** A host as it stands in the DNS: lower case, international letters in their ASCII form; `null` for what is none. */
export function parseHost(text: string): string | null {
  const name = text.trim().replace(/\.$/, '');
  // What belongs to an address and not to a host would be dropped in silence by the conversion.
  if (name === '' || /[\s/:?#@\\%[\]]/.test(name)) return null;
  const host = domainToASCII(name);
  const labels = host.split('.');
  const isName = host.length <= MAX_HOST && labels.length >= 2 && labels.every((label) => label.length <= MAX_LABEL && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label));
  // No top-level domain is a number: such a name would be an address in disguise.
  return isName && isIP(host) === 0 && !/^\d+$/.test(labels.at(-1)!) ? host : null;
}

/** The host of what somebody typed, an address without a path among it. @throws VALIDATION at `host` */
export function hostOf(text: string): string {
  const host = parseHost(tidyDomain(text));
  if (host === null) throw failure({ code: 'VALIDATION', problems: { host: { code: 'domain' } } });
  return host;
}

/** A host as domains are kept: lower case, without port and final dot; `null` for what is no name. */
export function hostName(host: string | null): string | null {
  const name = host?.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '') ?? '';
  return name.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) ? name : null;
}

/** The headers by which a request says for which host it is: what differs by host varies by them. */
export function hostHeaders({ isProxyTrusted }: { readonly isProxyTrusted: boolean }): readonly string[] {
  return isProxyTrusted ? ['host', 'x-forwarded-host'] : ['host'];
}
