import { defineCall, f, SETTINGS_MODULE } from '../../schemas';

/** Leads to the payment provider, where a tenant lets the operator take payments into its account (part 1 §7). */
export const askPaymentAddress = defineCall({
  method: 'GET', path: '/razorpay-oauth/oauth-url', summary: 'Where to connect an account of the payment provider',
  gate: { module: SETTINGS_MODULE, right: 'update' }, query: { instituteId: f.ref('institution') }, gives: { url: f.text({ required: true, maxLength: 2_000 }) },
});
