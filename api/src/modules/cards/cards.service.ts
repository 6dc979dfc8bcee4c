import type {
  CardRange,
  CardRangeQuery,
  CreateCardsBody,
  CreateCardsReply,
  ManageCardBody,
  MembershipCard,
} from '@wspolnik/contract/cards';
import { MAX_CARD_RANGE } from '@wspolnik/contract/limits';
import { newId } from '../../platform/ids.ts';
import type { CompanyIdentity, Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import {
  assignCard,
  countOwnedCards,
  deleteCard,
  insertCards,
  lockCard,
  lockHolder,
  selectExisting,
  selectOwnedCards,
} from './cards.sql.ts';

/** Most numbers of one company (specification §4). */
export const CARDS_PER_COMPANY = 3;
/** Most numbers created by one call. */
/** Existing numbers that tell a person which are meant. */
const MOST_EXAMPLES = 5;

/** All numbers from the first to the last, with leading zeros. */
function numbersOf({ number, last_number: last = number }: CardRangeQuery): string[] {
  if (last.length !== number.length) throw invalidField('last_number', 'invalid');
  const [from, to] = [Number(number), Number(last)];
  if (to < from) throw invalidField('last_number', 'min', { min: number });
  if (to - from >= MAX_CARD_RANGE) {
    throw invalidField('last_number', 'max', { max: String(from + MAX_CARD_RANGE - 1).padStart(number.length, '0') });
  }
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(number.length, '0'));
}

/**
 * Creates the numbers, all of them or none; with `skip_existing` those that do not exist yet.
 *
 * @throws ApiProblem validation_failed (last_number), card_exists
 */
export async function createCards(
  tx: Db,
  admin: Identity,
  body: CreateCardsBody,
  now: Date,
): Promise<CreateCardsReply> {
  const numbers = numbersOf(body);
  const premium = body.premium ?? false;
  const created = await insertCards(tx, numbers, premium, now);
  const skipped = numbers.length - created;
  if (skipped > 0 && !(body.skip_existing && created > 0)) throw problem('card_exists');
  const details = { first: numbers[0], last: numbers.at(-1), premium, ...(skipped > 0 && { skipped }) };
  const subject = { subjectType: 'card', subjectId: newId(), details };
  await insertAudit(tx, { actorId: admin.user.id, action: 'cards.created', ...subject }, now);
  return { created, skipped };
}

/** What {@link createCards} would do. @throws ApiProblem validation_failed (last_number) */
export async function examineRange(db: Db, query: CardRangeQuery): Promise<CardRange> {
  const numbers = numbersOf(query);
  const existing = await selectExisting(db, numbers);
  return { count: numbers.length, existing: existing.length, examples: existing.slice(0, MOST_EXAMPLES) };
}

/** Deletes a free number. @throws ApiProblem not_found, card_taken */
export async function removeCard(tx: Db, admin: Identity, id: string, now: Date): Promise<void> {
  const card = await lockCard(tx, id);
  if (!card) throw problem('not_found');
  if (card.company_id !== null) throw problem('card_taken');
  await deleteCard(tx, id);
  const details = { number: card.number };
  const subject = { subjectType: 'card', subjectId: id, details };
  await insertAudit(tx, { actorId: admin.user.id, action: 'card.deleted', ...subject }, now);
}

async function takeCard(tx: Db, cardId: string, companyId: string, now: Date): Promise<void> {
  if ((await countOwnedCards(tx, companyId)) >= CARDS_PER_COMPANY) throw problem('membership_limit');
  await assignCard(tx, cardId, companyId, now);
}

/**
 * Takes a free number or releases an own one. Repeating the call changes nothing. Answers the company's numbers.
 *
 * @throws ApiProblem forbidden (a plain member), company_not_active, not_found, card_taken, membership_limit
 */
export async function manageCard(
  tx: Db,
  { company }: CompanyIdentity,
  { card_id, take }: ManageCardBody,
  now: Date,
): Promise<MembershipCard[]> {
  if (company.role === 'member') throw problem('forbidden');
  const accountOwner = await lockHolder(tx, company.id);
  if (accountOwner?.status !== 'active') throw problem('company_not_active');
  const card = await lockCard(tx, card_id);
  if (!card) throw problem('not_found');
  const isOwn = card.company_id === company.id;
  if (card.company_id !== null && !isOwn) throw problem(take ? 'card_taken' : 'not_found');
  if (take && !isOwn) await takeCard(tx, card_id, company.id, now);
  if (!take && isOwn) await assignCard(tx, card_id, null, now);
  return selectOwnedCards(tx, company.id);
}
