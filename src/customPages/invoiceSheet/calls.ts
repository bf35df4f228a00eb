import { defineCall, f } from '../../schemas';

const party = { name: f.text({ required: true }), address: f.longText(), email: f.email(), phoneNumber: f.phone(), gstin: f.text() } as const;

/** An invoice as it is printed. Amounts are rupees, days those of India, where the platform’s own day begins; of a party what the platform knows. */
export const readInvoiceSheet = defineCall({
  method: 'GET', path: '/invoice-sheet/{id}', summary: 'An invoice with whom it is from and to, as it is printed', gate: { module: 'dashboard', right: 'read' },
  gives: {
    number: f.text({ required: true }), status: f.choice(['open', 'paid', 'refunded', 'cancelled'], { required: true }), issuedOn: f.date({ required: true }), paidOn: f.date(),
    issuer: f.group(party, { required: true }), addressee: f.group(party, { required: true }),
    item: f.text({ required: true }), price: f.money({ required: true }), discount: f.money({ required: true }), tax: f.money({ required: true }), amount: f.money({ required: true }), refunded: f.money({ required: true }), note: f.longText(),
  },
});
