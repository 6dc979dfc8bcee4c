import { randomInt } from 'node:crypto';
import { nipCheckDigit, nrbCheckDigits, regonCheckDigit } from '../../platform/check-digits.ts';
import { newId } from '../../platform/ids.ts';
import { toGrosze } from '../../platform/money.ts';
import { accountOwnerOf, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity, Identity, IdentityCompany } from '../../platform/sign-in/identity.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertConsents, selectInForce } from '../legal-documents/index.ts';
import { ledgerAccount, post, systemAccount } from '../points/index.ts';
import { storePayoutAccount } from '../withdrawals/index.ts';
import type { MadeOffer, MadeOrder, WorldCompany, WorldPerson } from './dev-world.schemas.ts';
import { insertCompany, insertMember, insertPerson } from './dev-world.sql.ts';
import { newWord } from './world-names.ts';

/** One world while it is made. */
export interface Making {
  tx: Db;
  now: Date;
  word: string;
  passwordHash: string;
  people: Map<string, Made>;
}

/** A person of the plan, with what was made for them so far. */
export interface Made {
  plan: WorldPerson;
  person: Identity;
  company: IdentityCompany | null;
  offers: Record<string, MadeOffer>;
  orders: Record<string, MadeOrder>;
}

/** @throws ApiProblem validation_failed (people) for a name that the plan does not have */
export function madePerson({ people }: Making, key: string): Made {
  const found = people.get(key);
  if (!found) throw invalidField('people', 'invalid', { name: key });
  return found;
}

/** The person as the company that the plan gives them. @throws ApiProblem validation_failed (people) */
export function asCompany({ person, company }: Made): CompanyIdentity {
  if (!company) throw invalidField('people', 'required', { name: 'company' });
  return { ...person, company };
}

export async function makePerson({ tx, now, word, passwordHash, people }: Making, key: string, plan: WorldPerson) {
  const user = {
    id: newId(),
    email: `${key}.${word}@example.test`.toLowerCase(),
    first_name: plan.first_name ?? 'Maria',
    last_name: `${word}-${newWord()}`,
    role: plan.admin ? ('ADMIN' as const) : ('USER' as const),
    locale: plan.locale ?? ('pl' as const),
  };
  await insertPerson(tx, { ...user, passwordHash }, now);
  const consents = { userId: user.id, accepted: await selectInForce(tx, now), locale: user.locale };
  await insertConsents(tx, { ...consents, how: 'sign-up' }, now);
  const person = { sessionId: '', user, company: null, lacksSecondStep: false, credentialsVersion: 0 };
  people.set(key, { plan, person, company: null, offers: {}, orders: {} });
}

const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));

/** Tax and register numbers with valid check digits. */
function newNumbers(): { nip: string; regon: string } {
  const [base, register] = [digits(9), digits(8)];
  const check = nipCheckDigit(base);
  return check === null ? newNumbers() : { nip: `${base}${check}`, regon: `${register}${regonCheckDigit(register)}` };
}

async function topUp(tx: Db, companyId: string, points: string, at: Date): Promise<void> {
  const key = `world:${newId()}`;
  const from = await systemAccount(tx, 'clearing.card');
  const to = await ledgerAccount(tx, companyAsOwner(companyId), 'available');
  const entry = { type: 'WALLET_RECHARGE', status: 'paid_off', orderId: null, at } as const;
  await post(tx, { key, from, to, amount: toGrosze(points), ...entry });
}

export async function makeCompany({ tx, now, word }: Making, made: Made, plan: WorldCompany): Promise<void> {
  const { name = 'Pracownia', city = 'Toruń', status = 'active', plan: paid = 'standard', points } = plan;
  const company = { id: newId(), name: `${name} ${word}-${newWord()}`, status, role: 'owner' as const };
  await insertCompany(
    tx,
    {
      ...company,
      city,
      plan: paid,
      numbers: status === 'active' ? newNumbers() : null,
    },
    now,
  );
  await insertMember(tx, company.id, made.person.user.id, company.role);
  if (points) await topUp(tx, company.id, points, now);
  made.company = company;
}

/** As if its 24 hours were over: withdrawals can go to it at once. */
export async function addBankAccount({ tx, now }: Making, vault: Vault, { person, company }: Made): Promise<void> {
  const account = digits(12) + digits(12);
  const target = { bank_number: nrbCheckDigits(account) + account, broker_account: null };
  const accountOwner = accountOwnerOf({ user: person.user, company });
  await storePayoutAccount(tx, vault, { accountOwner, target, addedBy: person.user.id, usableAt: now }, now);
}
