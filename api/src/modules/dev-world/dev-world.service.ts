import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { createOffer } from '../offers/index.ts';
import { ensureReflink } from '../orders/index.ts';
import { type Client, startSession } from '../sessions/index.ts';
import type { MadeOffer, MadePerson, WorldBody, WorldOffer, WorldOrder, WorldReply } from './dev-world.schemas.ts';
import { findCategory, insertContact, insertMember } from './dev-world.sql.ts';
import { newWord } from './world-names.ts';
import { prepareOrder } from './world-orders.ts';
import {
  addBankAccount,
  asCompany,
  type Made,
  type Making,
  madePerson,
  makeCompany,
  makePerson,
} from './world-people.ts';

const PASSWORD = 'Zielony-Most7';
const DEFAULT_OFFER = { title: 'Audyt', price_from: '100.00', loyalty_points: '10.00' };

/** Hashed once per process: it takes longer than a world. */
let passwordHash: Promise<string> | undefined;

async function join(making: Making, made: Made): Promise<void> {
  const { company } = made.plan;
  if (!company || !('of' in company)) return;
  const joined = asCompany(madePerson(making, company.of)).company;
  await insertMember(making.tx, joined.id, made.person.user.id, company.role);
  made.company = { ...joined, role: company.role };
}

async function makeOffer({ tx, now, word }: Making, made: Made, plan: WorldOffer): Promise<MadeOffer> {
  const { category, title = DEFAULT_OFFER.title, ...fields } = plan;
  const category_id = await findCategory(tx, category);
  if (!category_id) throw invalidField('category', 'select');
  // An own price or reward takes the place of the default's.
  const price = fields.individual_price || fields.price_from ? {} : { price_from: DEFAULT_OFFER.price_from };
  const hasReward = fields.loyalty_points ?? fields.loyalty_points_percentage_total;
  const reward = hasReward == null ? { loyalty_points: DEFAULT_OFFER.loyalty_points } : {};
  const form = { ...price, ...reward, ...fields, category_id, title: `${title} ${word}-${newWord()}` };
  return { id: await createOffer(tx, asCompany(made), { form, images: [], now }), title: form.title };
}

async function makeOrder(context: Context, making: Making, made: Made, plan: WorldOrder) {
  const { tx, now } = making;
  const from = madePerson(making, plan.from);
  const offer = from.offers[plan.offer];
  if (!offer) throw invalidField('offer', 'select');
  const referrer = plan.referrer && madePerson(making, plan.referrer).person;
  const ref = referrer ? await ensureReflink(tx, referrer, randomBytes(9).toString('base64url'), now) : undefined;
  const buyer = plan.as_company ? asCompany(made) : made.person;
  return prepareOrder(context, tx, { plan, offerId: offer.id, buyer, seller: asCompany(from), ref });
}

/** In the order in which the parts refer to each other. */
async function makeWorld(context: Context, making: Making, { people }: WorldBody): Promise<void> {
  for (const [key, plan] of Object.entries(people)) await makePerson(making, key, plan);
  const all = [...making.people.values()];
  for (const made of all) {
    const { company } = made.plan;
    if (company && !('of' in company)) await makeCompany(making, made, company);
  }
  for (const made of all) await join(making, made);
  for (const made of all) if (made.plan.bank_account) await addBankAccount(making, context.vault, made);
  for (const made of all) {
    const offers = Object.entries(made.plan.offers ?? {});
    for (const [key, plan] of offers) made.offers[key] = await makeOffer(making, made, plan);
    for (const other of made.plan.contacts ?? []) {
      await insertContact(making.tx, made.person.user.id, madePerson(making, other).person.user.id);
    }
  }
  for (const made of all) {
    const orders = Object.entries(made.plan.orders ?? {});
    for (const [key, plan] of orders) made.orders[key] = await makeOrder(context, making, made, plan);
  }
}

async function signIn(
  context: Context,
  { person, company, offers, orders }: Made,
  client: Client,
): Promise<MadePerson> {
  const session = await startSession(context, person.user.id, client);
  const { email, first_name, last_name } = person.user;
  const own = session.user.companies.find(({ id }) => id === company?.id) ?? null;
  return { ...session, company: own, name: `${first_name} ${last_name}`, email, password: PASSWORD, offers, orders };
}

/**
 * Makes people with companies, offers, contacts and orders in one transaction, and signs everybody in. Orders come about by the
 * steps of both sides, so that ledger, notifications and history are those of real ones.
 *
 * @throws ApiProblem validation_failed for a plan that refers to nothing, and what the rules of offers and purchases throw
 */
export async function createWorld(context: Context, body: WorldBody, client: Client): Promise<WorldReply> {
  passwordHash ??= context.passwords.hash(PASSWORD);
  const world = { word: newWord(), now: context.clock(), passwordHash: await passwordHash };
  const people = await context.db.transaction(async (tx: Db) => {
    const making: Making = { ...world, tx, people: new Map() };
    await makeWorld(context, making, body);
    return making.people;
  });
  const signedIn: Record<string, MadePerson> = {};
  for (const [key, made] of people) signedIn[key] = await signIn(context, made, client);
  return { word: world.word, people: signedIn };
}
