import { UNDO_DECLINE_MINUTES } from '@wspolnik/contract/limits';
import type {
  DismissSuggestionBody,
  NetworkAction,
  NetworkChange,
  NetworkManageBody,
} from '@wspolnik/contract/network';
import { DAY_MS } from '@wspolnik/settings';
import {
  type AccountOwner,
  accountOwnerOf,
  companyAsOwner,
  userAsOwner,
} from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { requireStanding } from '../../platform/standing.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteEdge,
  findNode,
  hasBlocked,
  insertEdge,
  lockPair,
  type NodeRow,
  type PairRow,
  refuseInvitation,
  restoreInvitation,
  selectPair,
} from './network.sql.ts';
import { INVITATION_WAIT_DAYS } from './network-card.sql.ts';
import { insertDismissal } from './network-suggestions.sql.ts';
import { publishNetwork } from './publish-network.ts';

/** When a removed contact may be invited again; null when it may at once. */
export function waitsUntil({ removed_at }: PairRow, now: Date): Date | null {
  if (removed_at === null) return null;
  const until = new Date(Date.parse(removed_at) + INVITATION_WAIT_DAYS * DAY_MS);
  return until > now ? until : null;
}

function refuse(allowed: NetworkAction[]): never {
  throw problem('invalid_transition', { allowed_actions: allowed });
}

interface Change {
  caller: Identity;
  recipient: AccountOwner;
  from: NodeRow;
  to: NodeRow;
  pair: PairRow;
  now: Date;
}

async function notifyRecipient(tx: Db, { caller, recipient, now }: Change, kind: 'NetworkInvite' | 'NetworkAccepted') {
  const actor = accountOwnerOf(caller);
  const subject = actor.companyId
    ? ({ type: 'company', id: actor.companyId } as const)
    : ({ type: 'user', id: caller.user.id } as const);
  await notify(tx, { to: recipient, kind, actor, actingUserId: caller.user.id, subject }, now);
}

async function add(tx: Db, change: Change): Promise<void> {
  const { caller, recipient, from, to, pair, now } = change;
  if (to.state === 'gone') throw problem('not_found');
  if (await hasBlocked(tx, accountOwnerOf(caller), recipient)) throw problem('recipient_blocked');
  if (pair.mine) refuse(['remove']);
  const until = waitsUntil(pair, now);
  if (until && !pair.theirs) {
    const detail = `The same invitation waits until ${until.toISOString()}`;
    throw problem('too_soon', { detail, retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) });
  }
  await insertEdge(tx, { from: from.id, to: to.id, addedBy: caller.company ? caller.user.id : null }, now);
  // After accepting, removing and accepting again the contact is back, but without a second notification.
  if (!until) await notifyRecipient(tx, change, pair.theirs ? 'NetworkAccepted' : 'NetworkInvite');
}

/** Actions of somebody who has not added the other side. */
function allowedWithout(pair: PairRow, now: Date): NetworkAction[] {
  if (pair.theirs) return ['add', 'decline'];
  return waitsUntil(pair, now) ? [] : ['add'];
}

async function remove(tx: Db, { from, to, pair, now }: Change): Promise<void> {
  if (!pair.mine) {
    if (to.state === 'gone') throw problem('not_found');
    refuse(allowedWithout(pair, now));
  }
  await deleteEdge(tx, from.id, to.id, now);
}

/** Ends the inviter's edge. The inviter is not notified; the removal counts as theirs, so that they wait before they ask again. */
async function decline(tx: Db, { from, to, pair, now }: Change): Promise<void> {
  if (pair.mine) refuse(['remove']);
  if (!pair.theirs) refuse(allowedWithout(pair, now));
  await refuseInvitation(tx, to.id, from.id, now);
}

const UNDO_MS = UNDO_DECLINE_MINUTES * 60_000;

/** The inviter, who was not notified of the refusal, finds the invitation as it was. */
async function undoDecline(tx: Db, { from, to, pair, now }: Change): Promise<void> {
  if (to.state === 'gone') throw problem('not_found');
  if (pair.theirs || pair.mine) refuse(pair.mine ? ['remove'] : ['add', 'decline']);
  if (pair.refused_at === null || Date.parse(pair.refused_at) + UNDO_MS < now.getTime()) {
    refuse(allowedWithout(pair, now));
  }
  await restoreInvitation(tx, to.id, from.id);
}

const CHANGES = { add, remove, decline, undo_decline: undoDecline } satisfies Record<NetworkChange, unknown>;

/** @throws ApiProblem not_found */
export async function dismissSuggestion(
  tx: Db,
  caller: Identity,
  { recipient: kind, recipient_id: id }: DismissSuggestionBody,
  now: Date,
): Promise<void> {
  const from = await findNode(tx, accountOwnerOf(caller));
  const to = await findNode(tx, kind === 'company' ? companyAsOwner(id) : userAsOwner(id));
  if (!from || !to || to.state === 'gone') throw problem('not_found');
  await insertDismissal(tx, from.id, to.id, now);
}

/**
 * Adds or removes the caller's own edge, declines the other side's (domain §4) or takes that back, and answers the recipient's node.
 *
 * @throws ApiProblem not_found, own_profile, company_not_active (the caller's), recipient_blocked (by
 *   the caller), invalid_transition, too_soon
 */
export async function manageContact(
  tx: Db,
  caller: Identity,
  { type, recipient: kind, recipient_id: id }: NetworkManageBody,
  now: Date,
): Promise<number> {
  const recipient = kind === 'company' ? companyAsOwner(id) : userAsOwner(id);
  const from = await findNode(tx, accountOwnerOf(caller));
  const to = await findNode(tx, recipient);
  if (!from || !to) throw problem('not_found');
  if (from.id === to.id) throw problem('own_profile');
  // An invitation speaks in the name of the company.
  if (type === 'add') requireStanding(caller, 'active');
  await lockPair(tx, from.id, to.id);
  const pair = await selectPair(tx, from.id, to.id);
  if (pair.tied) refuse([]);
  await CHANGES[type](tx, { caller, recipient, from, to, pair, now });
  await publishNetwork(tx, [accountOwnerOf(caller)], now);
  return to.id;
}
