import type { Resource } from '../../schemas';

/** What is open, as far as its help is concerned. */
export type ScreenKind = 'list' | 'form' | 'record' | 'home' | 'profile' | 'settings' | 'firstSteps' | 'pending';

export interface OpenScreen {
  readonly kind: ScreenKind;
  /** The module whose screen it is. */
  readonly resource: Resource | null;
}

/** Which help an address below `/app` wants. What is neither a module's nor built by hand is not there yet. */
export function openScreen({ pathname, get }: { pathname: string; get: (name: string) => Resource | undefined }): OpenScreen {
  const [name = '', id, page] = pathname.split('/').filter(Boolean);
  const resource = get(name);
  if (resource && !resource.isSingle) {
    const kind = id === undefined ? 'list' : page === 'show' ? 'record' : 'form';
    return { kind, resource };
  }
  return { kind: name === '' ? 'firstSteps' : (BUILT.find((one) => one === name) ?? 'pending'), resource: null };
}

const BUILT = ['home', 'profile', 'settings'] as const;
