import { defineCall, f } from '../../schemas';

const name = f.text({ required: true, minLength: 2, maxLength: 120 });
const email = f.email({ required: true });
const phoneNumber = f.phone({ required: true });
const password = f.password({ required: true, minLength: 1, maxLength: 128 });
/** Of the person who registers it, who is its first in charge; left out, the account bears the institute's name. */
const contactName = f.text({ minLength: 2, maxLength: 120 });
const requestId = f.text({ required: true });
const ticket = f.text({ required: true, maxLength: 100 });
const address = f.text({ required: true, maxLength: 2_000 });
/** Whether there is an account is told to the owner of the address alone: the reply is the same. `retryAfter` in seconds. */
const codeSent = { requestId, retryAfter: f.integer({ required: true }) } as const;
const open = { gate: 'public', perMinute: 'attempts' } as const;

/** An institute signs itself up (part 1 §7, part 2 §7 “Auth”). */
export const registerInstitute = defineCall({
  method: 'POST', path: '/user/instituteRegistration', client: 'auth', summary: 'Register an institute', ...open,
  body: { name, contactName, emailId: email, phoneNumber, password }, gives: codeSent,
});
/** The short way to the same. */
export const signUp = defineCall({ method: 'POST', path: '/auth/signup', summary: 'Register an institute', ...open, body: { name, contactName, email, phoneNumber, password }, gives: codeSent });
/** The institute is made, awaiting approval; its logo may be sent with the ticket meanwhile. */
export const confirmRegistration = defineCall({
  method: 'POST', path: '/user/verifyOtp', client: 'auth', summary: 'Confirm a registration by code', ...open,
  body: { requestId, otp: f.text({ required: true, maxLength: 12 }) }, gives: { instituteId: f.text({ required: true }), logoTicket: f.text() },
});
export const askLogoAddress = defineCall({
  method: 'POST', path: '/user/registrationLogo/address', summary: 'Ask for a signed address to put a new institute’s logo to', ...open,
  body: { ticket, fileName: f.text({ required: true, maxLength: 255 }), contentType: f.text({ maxLength: 255 }) }, gives: { uploadUrl: address, filePublicUrl: address },
});
export const giveLogo = defineCall({
  method: 'POST', path: '/user/registrationLogo', summary: 'Give a new institute its logo', ...open,
  body: { ticket, imageURL: f.text({ required: true, maxLength: 500 }) }, gives: {},
});
