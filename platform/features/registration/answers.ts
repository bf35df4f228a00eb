import * as calls from '../../../src/signedOut/registration/calls';
import { answer } from '../../calls/answer';
import { inEvenTime } from '../../identity/signIn/evenTime';
import { knownRequest } from '../../identity/signIn/knownRequest';
import { logoAddress, setRegistrationLogo } from './logo';
import { confirmRegistration, register } from './register';

/** An institute signs itself up. Time must not tell whether there is an account, either. */
export const answers = [
  answer(calls.registerInstitute, ({ context, request, input: { name, contactName, emailId: email, phoneNumber: phone, password } }) => inEvenTime(() => register({ context, request, registration: { name, contactName, email, phone, password } }))),
  answer(calls.signUp, ({ context, request, input: { name, contactName, email, phoneNumber: phone, password } }) => inEvenTime(() => register({ context, request, registration: { name, contactName, email, phone, password } }))),
  answer(calls.confirmRegistration, async ({ context, requestId: trace, input }) => confirmRegistration({ context, trace, ...knownRequest(input) })),
  answer(calls.askLogoAddress, ({ context, input }) => logoAddress({ context, ...input })),
  answer(calls.giveLogo, async ({ context, requestId: trace, input }) => {
    await setRegistrationLogo({ context, trace, ...input });
    return {};
  }),
];
