import type { ComponentType } from 'react';

/** A part of the settings that is no declared record. A feature offers it in the `settings.ts` of its room. */
export interface SettingsPart {
  /** What stands behind `/settings/`. */
  readonly name: string;
  /** The declared part it stands behind; whoever may read that one sees it. */
  readonly after: string;
  /** A call it cannot do without: left out where the platform does not have it. */
  readonly needs?: { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string };
  /** The key of its name. */
  readonly title: string;
  /** @param instituteId whose settings are open; `null`: the operator's */
  readonly Part: ComponentType<{ readonly instituteId: string | null }>;
}
