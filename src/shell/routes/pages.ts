import type { ComponentType } from 'react';

/** The hand-written screens of the shell's routes; handed in, so that the frame knows none of them. */
export interface ShellPages {
  readonly home: ComponentType;
  readonly profile: ComponentType;
  readonly settings: ComponentType;
  /** On plain `/app`. `onDone` leads on to the landing path. */
  readonly firstSteps: ComponentType<{ onDone: () => void }>;
}
