import { defineCall, f } from '../../schemas';

const address = f.text({ maxLength: 2_000 });
const policy = f.group({ content: f.richText({ maxLength: 100_000 }) }, { required: true });

/**
 * What of a tenant is for everybody: name and look, and the public fields of its other single records under their names
 * (part 1 §7, “Tenant”). A host that nobody has proved gives the operator's own.
 */
export const readPublicInfo = defineCall({
  method: 'GET', path: '/tenant-info/public', summary: 'What of a tenant is for everybody, by the host of its site', gate: 'public',
  query: { host: f.text({ maxLength: 2_000 }) }, lenient: true,
  gives: {
    /** None: the operator's. */
    instituteId: f.ref('institution'),
    appName: f.text(), pageTitle: f.text(), logoUrl: address, favIconUrl: address, primaryColour: f.colour(),
    socialMedia: f.group({ website: f.url(), facebook: f.url(), instagram: f.url(), x: f.url(), linkedin: f.url(), youtube: f.url(), whatsapp: f.phone(), telegram: f.url() }, { required: true }),
    supportContactInfo: f.group({ email: f.email(), phoneNumber: f.phone(), hours: f.text(), address: f.longText({ maxLength: 500 }) }, { required: true }),
    termsAndConditions: policy, privacyPolicy: policy, refundPolicy: policy,
  },
});

/** The plan of the caller's own institute, and how many people it has of those its running licences say. */
export const readOwnPlan = defineCall({
  method: 'GET', path: '/institute/plan', summary: 'The plan of one’s own institute, until when it runs and what it costs', gate: { roles: ['institute'] }, withoutPlan: true,
  gives: {
    /** Its name; none has been chosen: null, as are cycle and price. */
    plan: f.text(),
    billingCycle: f.choice(['monthly', 'yearly']),
    price: f.money(),
    /** The last day; null: it has no end. */
    endsAt: f.date(),
    learners: f.integer({ required: true }), staff: f.integer({ required: true }),
    /** What running licences say, taken together; null: none runs. */
    learnerSeats: f.integer(), staffSeats: f.integer(),
  },
});
