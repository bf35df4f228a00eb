import { PLATFORM_INSTITUTE } from '../kernel/db/scope';
import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes, DEMO_INSTITUTES } from './institutes';

/** The settings of the operator and of the first white-labelled institute; of all others the account they are paid out to, and the defaults. */
export function demoSettings(clock: DemoClock): { readonly resource: string; readonly rows: readonly DemoRecord[] }[] {
  const createdAt = clock.instant(-120, 600);
  const record = (instituteId: string | null, values: Readonly<Record<string, unknown>>): DemoRecord => ({
    // A single record has the id of its owner.
    id: instituteId ?? PLATFORM_INSTITUTE, instituteId, createdAt, updatedAt: createdAt, ...values,
  });
  return [
    {
      resource: 'tenantInfo',
      rows: [record(BRANDED.id, { appName: 'Gyaan Setu', pageTitle: 'Gyaan Setu Console', primaryColour: '#15803d' })],
    },
    {
      resource: 'socialMedia',
      rows: [record(BRANDED.id, { website: 'https://gyaansetu.example', youtube: 'https://youtube.example/@gyaansetu', instagram: 'https://instagram.example/gyaansetu', whatsapp: '+919845012345' })],
    },
    {
      resource: 'supportContactInfo',
      rows: [
        record(null, { email: 'support@lectern.example', phoneNumber: '+911140012345', hours: 'Monday to Saturday, 9 to 18', address: null }),
        record(BRANDED.id, { email: 'help@gyaansetu.example', phoneNumber: '+918041234567', hours: 'Every day, 8 to 20', address: '14 Residency Road\nBengaluru 560025' }),
      ],
    },
    { resource: 'pricingConfig', rows: [record(BRANDED.id, { currency: 'INR', taxPercent: 18, pricesIncludeTax: false, rounding: 'unit', invoicePrefix: 'GS/26-27' })] },
    {
      resource: 'paymentAccountInfo',
      rows: busyInstitutes().map(({ id, name }, index) => record(id, { accountHolder: name.slice(0, 60), bankName: BANKS[index % BANKS.length]![0], accountNumber: String(50_100_200_300_400 + index * 7_919), ifsc: `${BANKS[index % BANKS.length]![1]}0${String(1_200 + index * 37).padStart(6, '0')}`, upiId: `fees${index + 1}@bank` })),
    },
    { resource: 'currencyAndCommissions', rows: [record(BRANDED.id, { currencies: ['INR', 'USD'], platformCommission: 7.5, paymentFee: 2 })] },
    { resource: 'termsAndConditions', rows: [record(BRANDED.id, { content: '<h2>Enrolment</h2><p>A place is kept for the learner who paid for it. Recordings of a course stay open for the length of the course and thirty days more.</p>' })] },
    { resource: 'privacyPolicy', rows: [record(BRANDED.id, { content: '<p>We keep name, e-mail address and phone number of learners, and what they do in their courses. We give none of it to anybody who does not work for us.</p>' })] },
    { resource: 'refundPolicy', rows: [record(BRANDED.id, { content: '<p>Within <strong>seven days</strong> of enrolment, and before the third live class, the whole fee is paid back to the account it came from.</p>' })] },
  ];
}

const BRANDED = DEMO_INSTITUTES.find((institute) => institute.isWhiteLabelled)!;
/** Names made up, with the letters that their branches begin with. */
const BANKS = [['Konkan Valley Bank', 'KVBK'], ['Deccan Union Bank', 'DUBK'], ['Himalaya Co-operative Bank', 'HCBK']] as const;
