import { HOUR_MS } from '@wspolnik/settings';
import { sealCompanyNumber, sealRequestNumber } from '../../modules/company-verification/bank-number.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/sign-in/tokens.ts';
import { sql } from '../../storage/sql.ts';
import { addUsableAccount } from '../payout-accounts.ts';
import { addTaxData } from '../tax-data.ts';
import { newNip } from '../tax-numbers.ts';
import { IDENTITIES } from './identities.ts';
import type { PrivateField } from './private-fields.ts';
import type { Caller, World } from './world.ts';

/** A value that occurs once, and whose it is. */
export interface PrivateValue {
  field: PrivateField;
  value: string;
  userId: string | null;
  companyId: string | null;
}

let serial = 0;
const digits = (length: number): string => {
  serial += 1;
  return String(serial + 7).padStart(length, '9');
};
const address = (): string => `private-${newId()}@test.pl`;

async function ofPerson({ api }: World, { userId, access, refresh }: Caller): Promise<PrivateValue[]> {
  const [phone, device, network, pending] = [
    `+48${digits(9)}`,
    `Device ${newId()}`,
    `2001:db8::${digits(4)}`,
    address(),
  ];
  const now = new Date();
  await api.db.query(sql`update users set phone = ${phone} where id = ${userId}`);
  await api.db.query(sql`update sessions set user_agent = ${device}, address = ${network} where user_id = ${userId}`);
  await api.db.query(sql`
    insert into email_changes (hash, user_id, email, created_at, expires_at)
    values (${hashToken(newToken())}, ${userId}, ${pending}, ${now}, ${new Date(now.getTime() + HOUR_MS)})`);
  const account = await payoutAccount(api, { userId, companyId: null });
  const { pesel, street } = await addTaxData(api, userId, { pesel: digits(11), street: `ul. Prywatna ${digits(6)}` });
  const values: [PrivateField, string][] = [
    ['phone of a person', phone],
    ['device of a session', device],
    ['network address of a session', network],
    ['token of a session', access],
    ['token of a session', refresh],
    ['new e-mail that waits for its link', pending],
    ['payout account of a person', account],
    ['PESEL and address of a person for taxes', pesel],
    ['PESEL and address of a person for taxes', street],
  ];
  return values.map(([field, value]) => ({ field, value, userId, companyId: null }));
}

async function payoutAccount({ context, db }: World['api'], owner: Pick<PrivateValue, 'userId' | 'companyId'>) {
  const broker_account = `DM ${digits(12)}`;
  await addUsableAccount(db, context.vault, owner, { broker_account });
  return broker_account;
}

async function ofCompany({ api }: World, companyId: string, userId: string): Promise<PrivateValue[]> {
  const { db, context } = api;
  const [id, nip, regon, krs, bank, invited] = [newId(), newNip(), digits(14), digits(10), digits(26), address()];
  const now = new Date();
  await db.query(sql`
    insert into company_verifications (id, company_id, nip, regon, krs, bank_number, submitted_by, submitted_at, status, decided_at)
    values (${id}, ${companyId}, ${nip}, ${regon}, ${krs}, ${sealRequestNumber(context.vault, id, bank)}, ${userId}, ${now},
            'active', ${now})`);
  const { bank_number, bank_hash } = sealCompanyNumber(context.vault, companyId, bank);
  await db.query(sql`
    update companies set nip = ${nip}, regon = ${regon}, krs = ${krs}, bank_number = ${bank_number}, bank_hash = ${bank_hash}
    where id = ${companyId}`);
  await db.query(sql`
    insert into company_invitations (id, company_id, email, token_hash, invited_by, created_at, sent_at, expires_at)
    values (${newId()}, ${companyId}, ${invited}, ${hashToken(newToken())}, ${userId}, ${now}, ${now},
            ${new Date(now.getTime() + HOUR_MS)})`);
  const account = await payoutAccount(api, { userId: null, companyId });
  const numbers = 'REGON and KRS of a company';
  const values: [PrivateField, string][] = [
    [numbers, regon],
    [numbers, krs],
    ['bank account of a company', bank],
    ['payout account of a company', account],
    ['e-mail of an invitation', invited],
  ];
  return values.map(([field, value]) => ({ field, value, userId: null, companyId }));
}

async function contactMessage({ api }: World, userId: string): Promise<PrivateValue> {
  const [email, now] = [address(), new Date()];
  await api.db.query(sql`
    insert into contact_messages (id, number, topic, name, email, text, locale, user_id, created_at, updated_at)
    values (${newId()}, ${900_000 + serial}, 'help', 'Anna', ${email}, 'Pytanie', 'pl', ${userId}, ${now}, ${now})`);
  return { field: 'sender of a contact message', value: email, userId, companyId: null };
}

/** Gives the people and the companies of the table private values. Of other people there is the address. */
export async function addPrivateValues(world: World): Promise<PrivateValue[]> {
  const values: PrivateValue[] = [];
  for (const name of IDENTITIES) if (name !== 'none') values.push(...(await ofPerson(world, world.caller(name))));
  const [owner, other] = [world.caller('owner'), world.caller('other owner')];
  values.push(...(await ofCompany(world, world.company, owner.userId)));
  values.push(...(await ofCompany(world, world.otherCompany, other.userId)));
  values.push(await contactMessage(world, world.caller('user').userId));
  return values;
}
