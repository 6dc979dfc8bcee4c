import { sql } from '../../../storage/sql.ts';
import type { Section, Sections } from './section.ts';

/** Signed: an amount that leaves one of the person's accounts is negative. */
const points: Section = (id) => sql`
  select lpad(e.id::text, 20, '0') || a.kind as key, json_build_object(
    'account', a.kind, 'type', e.type, 'points_status', e.points_status, 'order', e.order_id,
    'amount', f_money(case when e.from_account = a.id then -e.amount else e.amount end),
    'created_at', f_iso(e.created_at)) as row
  from ledger_accounts a join ledger_entries e on a.id in (e.from_account, e.to_account) where a.user_id = ${id}`;

const withdrawals: Section = (id) => sql`
  select w.id::text as key, json_build_object(
    'amount', f_money(w.amount), 'bank_number', w.bank_number, 'broker_account', w.broker_account, 'status', w.status,
    'rejected_reason', w.rejected_reason, 'created_at', f_iso(w.created_at)) as row
  from withdrawals w where w.user_id = ${id}`;

/** Of what the person paid for themselves; those of companies are the companies'. */
const receipts: Section = (id) => sql`
  select r.label as key, json_build_object(
    'number', r.label, 'issued_at', f_iso(r.issued_at), 'net', f_money(r.net), 'vat', f_money(r.vat), 'vat_percent', r.vat_percent,
    'gross', f_money(r.gross), 'seller', r.seller, 'buyer', r.buyer, 'item', r.item) as row
  from receipts r where r.user_id = ${id}`;

const payoutAccounts: Section = (id) => sql`
  select a.id::text as key, json_build_object(
    'bank_number', a.bank_number, 'broker_account', a.broker_account, 'added_at', f_iso(a.added_at),
    'usable_at', f_iso(a.usable_at)) as row
  from payout_accounts a where a.user_id = ${id}`;

/** Of the person; those of companies are the companies'. */
const invoiceDetails: Section = (id) => sql`
  select d.id::text as key, json_build_object(
    'name', d.name, 'nip', d.nip, 'address', d.address, 'zip_code', d.zip_code, 'city', d.city, 'email', d.email, 'phone', d.phone,
    'bank_number', d.bank_number, 'updated_at', f_iso(d.updated_at)) as row
  from invoice_details d where d.user_id = ${id}`;

/** Copies on the person's own orders. */
const orderInvoices: Section = (id) => sql`
  select i.id::text as key, json_build_object(
    'order', i.order_id, 'name', i.name, 'nip', i.nip, 'address', i.address, 'zip_code', i.zip_code, 'city', i.city, 'email', i.email,
    'phone', i.phone, 'bank_number', i.bank_number, 'corrected_at', f_iso(i.corrected_at)) as row
  from order_invoices i join orders o on o.id = i.order_id
  where i.side = 'buyer' and o.buyer_company_id is null and o.buyer_user_id = ${id}`;

/** `sealed` is opened where the row is written. */
const taxData: Section = (id) => sql`
  select d.id::text as key, json_build_object(
    'year', d.year, 'sealed', d.sealed, 'given_at', f_iso(d.given_at), 'reported_at', f_iso(r.made_at)) as row
  from payout_tax_data d left join tax_reports r on r.year = d.year where d.user_id = ${id}`;

/** Points, payouts and invoices. */
export const MONEY_SECTIONS: Sections = {
  points,
  withdrawals,
  'payout-accounts': payoutAccounts,
  'invoice-details': invoiceDetails,
  'order-invoices': orderInvoices,
  'tax-data': taxData,
  receipts,
};
