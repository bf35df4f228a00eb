import { sql } from 'kysely';
import { readInvoiceSheet } from '../../../src/customPages/invoiceSheet/calls';
import { dayInIndia, PRODUCT_BRANDING, type CallReply } from '../../../src/schemas';
import { answer } from '../../calls/answer';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';
import { operationOf } from '../../records/operation';
import { readRecord } from '../../records/read/read';

type Sheet = CallReply<typeof readInvoiceSheet>;

/** An invoice that its reader may see, with what is known of whom it is from and to: that stands on it, whoever reads it. */
export const answers = [
  answer(readInvoiceSheet, async ({ context, actor, requestId, input: { id } }) => {
    const record = (await readRecord({ operation: operationOf({ context, actor, requestId, resource: context.loader.require('invoice') }), id })) as unknown as Omit<Sheet, 'issuer' | 'addressee'> & { readonly createdAt: string; readonly paidAt: string | null; readonly instituteId: string; readonly addressee: string | null; readonly addresseeEmail: string | null };
    const { number, status, createdAt, paidAt, item, price, discount, tax, amount, refunded } = record;
    return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx): Promise<Sheet> => {
      const { rows } = await sql<{ issuer_id: string | null }>`select issuer_id from core.invoice where id = ${id} and institute_id = ${record.instituteId}`.execute(trx);
      const [{ note, ...issuer }, { note: _theirs, ...institute }] = [await partyOf({ trx, id: rows[0]?.issuer_id ?? PLATFORM_INSTITUTE }), await partyOf({ trx, id: record.instituteId })];
      // The name stands as it was at the time.
      const addressee = { ...institute, name: record.addressee ?? institute.name, email: record.addresseeEmail ?? institute.email };
      // Paper bears one day, whoever prints it where.
      return { number, status, issuedOn: dayInIndia(createdAt, 0), paidOn: paidAt ? dayInIndia(paidAt, 0) : null, item, price, discount, tax, amount, refunded, issuer, addressee, note };
    });
  }),
];

/** What the platform knows of an institute, or of the operator, that belongs on an invoice. */
async function partyOf({ trx, id }: { readonly trx: Trx; readonly id: string }): Promise<Sheet['issuer'] & Pick<Sheet, 'note'>> {
  const { rows: [known] } = await sql<{ name: string | null; address: string | null; email: string | null; phone: string | null; gstin: string | null; note: string | null }>`
    select case when ${id}::uuid = ${PLATFORM_INSTITUTE}::uuid then (select app_name from app.tenant_info where institute_id = ${id} and deleted_at is null limit 1) else (select name from app.institution where id = ${id}) end as name,
      s.address, coalesce(s.email, (select email_id from app.institution where id = ${id})) as email, coalesce(s.phone_number, (select phone_number from app.institution where id = ${id})) as phone,
      (select gstin from app.payment_account_info where institute_id = ${id} and deleted_at is null limit 1) as gstin,
      (select invoice_note from app.pricing_config where institute_id = ${id} and deleted_at is null limit 1) as note
    from (select 1) one left join lateral (select address, email, phone_number from app.support_contact_info where institute_id = ${id} and deleted_at is null limit 1) s on true`.execute(trx);
  return { name: known?.name ?? PRODUCT_BRANDING.appName, address: known?.address ?? null, email: known?.email ?? null, phoneNumber: known?.phone ?? null, gstin: known?.gstin ?? null, note: known?.note ?? null };
}
