import type { Introduction, IntroductionBody, Introductions } from '@wspolnik/contract/introductions';
import { DAY_MS, DAY_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { throttle } from '../../platform/limits/throttle.ts';
import { accountOwnerOf, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { actionsOf, nextOf } from './introduction-actions.ts';
import * as store from './introductions.sql.ts';
import { waitsUntil } from './network.service.ts';
import { findNode, hasBlocked, lockPair, type NodeRow, selectPair } from './network.sql.ts';
import { selectChain } from './network-chain.sql.ts';
import { viewerOf } from './network-status.sql.ts';
import { publishNetwork } from './publish-network.ts';

/** For an answer, and then in the list. */
const DAYS = 30;
export const LISTED_MS = DAYS * DAY_MS;
/** Requests of a person, whatever profile is in use: enough to find a partner, too few to advertise. */
const ASKED = { name: 'introductions', limit: 20, windowSeconds: DAY_S };

/** @throws ApiProblem throttled */
export async function countAsking({ db, clock, config }: Context, { user }: Identity): Promise<void> {
  if (config.rateLimits) await throttle(db, ASKED, user.id, clock());
}

/** @throws ApiProblem not_found */
export async function nodeOf(db: Db, caller: Identity): Promise<NodeRow> {
  const node = await findNode(db, accountOwnerOf(caller));
  if (!node) throw problem('not_found');
  return node;
}

async function toIntroduction(
  db: Db,
  caller: Identity,
  node: number,
  row: store.IntroductionRow,
): Promise<Introduction> {
  const { asker_node, target_node, first_node, holder_node, ...shown } = row;
  const asks = asker_node === node;
  const isOpen = row.status === 'open';
  const reach = isOpen && holder_node === node ? await nextOf(db, viewerOf(caller), row) : null;
  const allowed_actions = isOpen ? actionsOf({ asks, holds: holder_node === node, reach }) : [];
  return { ...shown, next: reach?.next ?? null, allowed_actions };
}

async function toIntroductions(db: Db, caller: Identity, node: number, rows: store.IntroductionRow[]) {
  const introductions: Introduction[] = [];
  for (const row of rows) introductions.push(await toIntroduction(db, caller, node, row));
  return introductions;
}

export async function listIntroductions(db: Db, caller: Identity, now: Date): Promise<Introductions> {
  const { id } = await nodeOf(db, caller);
  const since = new Date(now.getTime() - LISTED_MS);
  const received = await store.selectReceived(db, viewerOf(caller), id, since);
  const sent = await store.selectSent(db, id, since);
  return {
    received: await toIntroductions(db, caller, id, received),
    sent: await toIntroductions(db, caller, id, sent),
  };
}

/** @throws ApiProblem not_found, also for one of others */
export async function findIntroduction(db: Db, caller: Identity, id: string): Promise<Introduction> {
  const node = await nodeOf(db, caller);
  const row = await store.selectOne(db, viewerOf(caller), node.id, id);
  if (!row) throw problem('not_found');
  return toIntroduction(db, caller, node.id, row);
}

/** @throws ApiProblem not_found, own_profile, recipient_blocked, invalid_transition (a contact, or they invite already), too_soon */
async function checkTarget(
  tx: Db,
  caller: Identity,
  { recipient: kind, recipient_id: id }: IntroductionBody,
  now: Date,
): Promise<{ from: NodeRow; to: NodeRow }> {
  const recipient = kind === 'company' ? companyAsOwner(id) : userAsOwner(id);
  const from = await nodeOf(tx, caller);
  const to = await findNode(tx, recipient);
  if (to?.state !== 'active') throw problem('not_found');
  if (from.id === to.id) throw problem('own_profile');
  if (await hasBlocked(tx, accountOwnerOf(caller), recipient)) throw problem('recipient_blocked');
  await lockPair(tx, from.id, to.id);
  const pair = await selectPair(tx, from.id, to.id);
  if (pair.tied || pair.theirs) throw problem('invalid_transition', { allowed_actions: [] });
  if (!pair.mine && waitsUntil(pair, now)) throw problem('too_soon');
  return { from, to };
}

/**
 * Asks the first of the chain, as the caller saw it, for an introduction to its last.
 *
 * @throws ApiProblem validation_failed (text), not_found, own_profile, recipient_blocked, invalid_transition, too_soon,
 *   chain_changed, introduction_exists
 */
export async function askForIntroduction(
  tx: Db,
  caller: Identity,
  body: IntroductionBody,
  now: Date,
): Promise<Introduction> {
  const text = requiredText('text', body.text);
  const { from, to } = await checkTarget(tx, caller, body, now);
  const [via, ...others] = await selectChain(tx, viewerOf(caller), to.id);
  if (via?.id !== body.via_id || others.length === 0) throw problem('chain_changed');
  const owner = via.type === 'company' ? companyAsOwner(via.id) : userAsOwner(via.id);
  const first = await findNode(tx, owner);
  if (!first || (await hasBlocked(tx, accountOwnerOf(caller), owner))) throw problem('chain_changed');
  const request = { id: newId(), asker: from.id, target: to.id, first: first.id, askedBy: caller.user.id, text };
  const made = await store.insertIntroduction(tx, { ...request, expiresAt: new Date(now.getTime() + LISTED_MS) }, now);
  if (!made) throw problem('introduction_exists');
  const { name } = await store.selectProfile(tx, to.id);
  const actor = accountOwnerOf(caller);
  const about = { kind: 'IntroductionAsked', subject: { type: 'introduction', id: request.id } } as const;
  await notify(tx, { ...about, to: owner, actor, actingUserId: caller.user.id, params: { person: name } }, now);
  await publishNetwork(tx, [actor, owner], now);
  return findIntroduction(tx, caller, request.id);
}
