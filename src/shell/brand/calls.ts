import { defineCall, f } from '../../schemas';

const address = f.text({ maxLength: 2_000 });

/**
 * The look of the verified domain `host`, otherwise of the white-labelled user who asks, otherwise the operator's own
 * (part 1 §3, “Branding data”). Public: the sign-in page of a tenant's domain shows it.
 */
export const readBranding = defineCall({
  method: 'GET', path: '/branding', summary: 'Name and pictures for an address', gate: 'public', withoutPlan: true,
  query: { host: f.text({ maxLength: 2_000 }) }, lenient: true,
  gives: {
    appName: f.text({ required: true }), pageTitle: f.text({ required: true }),
    logoUrl: address, logo: address, favIconUrl: address, siteFavicon: address,
    primaryColour: f.colour(),
    /** For each theme the properties that follow from the colour. */
    colours: f.json(),
  },
});
