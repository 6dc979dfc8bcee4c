import type { CreateCardsBody, ManageCardBody, MembershipCard } from '../../contract/cards.ts';
import type { CompanyIdentity, Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/audit.sql.ts';
import { assignCard, countOwnedCards, insertCards, lockCard, lockHolder, selectOwnedCards } from './cards.sql.ts';

/** Most numbers of one company (specification §4). */
export const CARDS_PER_COMPANY = 3;
/** Most numbers created by one call. */
const RANGE_LIMIT = 1000;

/** All numbers from the first to the last, with leading zeros. */
function numbersOf({ number, last_number: last = number }: CreateCardsBody): string[] {
  if (last.length !== number.length) throw invalidField('last_number', 'invalid');
  const [from, to] = [Number(number), Number(last)];
  if (to < from) throw invalidField('last_number', 'min', { min: number });
  if (to - from >= RANGE_LIMIT) {
    throw invalidField('last_number', 'max', { max: String(from + RANGE_LIMIT - 1).padStart(number.length, '0') });
  }
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(number.length, '0'));
}

/**
 * Creates the numbers, all of them or none.
 *
 * @throws ApiProblem validation_failed (last_number), card_exists
 */
export async function createCards(tx: Db, admin: Identity, body: CreateCardsBody, now: Date): Promise<number> {
  const numbers = numbersOf(body);
  const premium = body.premium ?? false;
  if ((await insertCards(tx, numbers, premium, now)) < numbers.length) throw problem('card_exists');
  const details = { first: numbers[0], last: numbers.at(-1), premium };
  const entry = { actorId: admin.user.id, action: 'cards.created', subjectType: 'card', subjectId: newId(), details };
  await insertAudit(tx, entry, now);
  return numbers.length;
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
