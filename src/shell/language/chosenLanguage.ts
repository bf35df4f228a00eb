import type { Clients } from '../../dataProvider/client';
import { createPlatformCall } from '../../dataProvider/platformCall';
import { sendCall } from '../../dataProvider/sendCall';
import type { CallInput } from '../../schemas';
import { keepLanguage } from './calls';
import { holdFocus } from './holdFocus';

/** What follows once another language is spoken: the focus stays where it is, and the platform writes to the person in that language. A platform that keeps none is left alone. */
export function chosenLanguage({ locale, clients }: { readonly locale: string; readonly clients: Clients }): void {
  holdFocus();
  const data = { call: createPlatformCall({ clients }) };
  const input = { language: locale as CallInput<typeof keepLanguage>['language'] };
  // Nobody waits for it: the words have changed already.
  void sendCall({ data, call: keepLanguage, input, handling: UNHEARD }).catch(() => undefined);
}

const UNHEARD = { quiet: true, expects: [400, 403, 404, 405] } as const;
