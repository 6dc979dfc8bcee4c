import type { Introduction, IntroductionAction, IntroductionActionBody } from '@wspolnik/contract/introductions';
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
import { actionsOf, nextOf, type Reach } from './introduction-actions.ts';
import { findIntroduction, nodeOf } from './introductions.service.ts';
import * as store from './introductions.sql.ts';
import { waitsUntil } from './network.service.ts';
import { findNode, hasBlocked, insertEdge, lockPair, selectPair } from './network.sql.ts';
import { viewerOf } from './network-status.sql.ts';
import { publishNetwork } from './publish-network.ts';

interface Answer {
  caller: Identity;
  introduction: store.LockedIntroduction;
  reach: Reach | null;
  words: string;
  asker: AccountOwner;
  target: AccountOwner & { name: string };
  now: Date;
}

const aboutOf = (id: string) => ({ subject: { type: 'introduction', id } as const });

/** The asker's invitation, unless one of the two has invited the other already. */
async function invite(tx: Db, { introduction, asker, target, now }: Answer): Promise<void> {
  const { asker_node, target_node, asked_by } = introduction;
  await lockPair(tx, asker_node, target_node);
  const pair = await selectPair(tx, asker_node, target_node);
  if (pair.mine || pair.theirs) return;
  // The wanted one has refused the asker meanwhile, or the asker has blocked them.
  if (waitsUntil(pair, now) || (await hasBlocked(tx, asker, target))) throw problem('too_soon');
  const addedBy = asker.companyId ? asked_by : null;
  await insertEdge(tx, { from: asker_node, to: target_node, addedBy }, now);
}

async function introduce(tx: Db, answer: Answer): Promise<void> {
  const { caller, introduction, words, asker, target, now } = answer;
  const by = accountOwnerOf(caller);
  await invite(tx, answer);
  await store.endIntroduction(tx, introduction.id, { status: 'introduced', by: caller.user.id, words }, now);
  const about = aboutOf(introduction.id);
  const { name: introducer } = await store.selectProfile(tx, introduction.holder_node);
  const invitation = { to: target, actor: asker, actingUserId: introduction.asked_by };
  // Nothing of an introducer whom the wanted one has blocked: for them it is a plain invitation.
  const subject = asker.companyId
    ? ({ type: 'company', id: asker.companyId } as const)
    : ({ type: 'user', id: introduction.asked_by } as const);
  if (await hasBlocked(tx, target, by)) await notify(tx, { ...invitation, kind: 'NetworkInvite', subject }, now);
  else {
    await notify(tx, { ...invitation, ...about, kind: 'IntroductionReceived', params: { person: introducer } }, now);
  }
  const made = { to: asker, actor: by, actingUserId: caller.user.id, params: { person: target.name } };
  await notify(tx, { ...made, ...about, kind: 'IntroductionMade' }, now);
}

/** The asker is not notified who declined: after a passing on they might not even know them. */
async function decline(tx: Db, { caller, introduction, asker, target, now }: Answer): Promise<void> {
  await store.endIntroduction(tx, introduction.id, { status: 'declined', by: caller.user.id }, now);
  const params = { person: target.name };
  await notify(tx, { ...aboutOf(introduction.id), to: asker, actor: null, kind: 'IntroductionDeclined', params }, now);
}

async function passOn(tx: Db, { introduction, reach, asker, target, now }: Answer): Promise<void> {
  const next = reach?.next;
  const owner = next?.type === 'company' ? companyAsOwner(next.id) : userAsOwner(next?.id ?? '');
  const node = await findNode(tx, owner);
  if (!node || node.id === introduction.asker_node) throw problem('chain_changed');
  await store.passOn(tx, introduction.id, node.id);
  const asked = { to: owner, actor: asker, actingUserId: introduction.asked_by, params: { person: target.name } };
  await notify(tx, { ...asked, ...aboutOf(introduction.id), kind: 'IntroductionAsked' }, now);
  await publishNetwork(tx, [owner], now);
}

const withdraw = (tx: Db, { introduction, now }: Answer) =>
  store.endIntroduction(tx, introduction.id, { status: 'withdrawn', by: null }, now);

const STEPS = { introduce, pass_on: passOn, decline, withdraw } satisfies Record<
  IntroductionAction,
  (tx: Db, answer: Answer) => Promise<void>
>;

/** @throws ApiProblem company_not_active (the caller's), not_found, invalid_transition with the actions that are possible now, too_soon, chain_changed */
export async function answerIntroduction(
  tx: Db,
  caller: Identity,
  id: string,
  { action, words = '' }: IntroductionActionBody,
  now: Date,
): Promise<Introduction> {
  const node = await nodeOf(tx, caller);
  // Also refuses those whom the caller does not see.
  await findIntroduction(tx, caller, id);
  // Both speak in the name of the company, as an invitation does.
  if (action === 'introduce' || action === 'pass_on') requireStanding(caller, 'active');
  const introduction = await store.lockIntroduction(tx, id);
  if (!introduction) throw problem('not_found');
  const { status, asker_node, target_node, holder_node } = introduction;
  const isOpen = status === 'open' && Date.parse(introduction.expires_at) > now.getTime();
  const holds = holder_node === node.id;
  const reach = isOpen && holds ? await nextOf(tx, viewerOf(caller), introduction) : null;
  const allowed = isOpen ? actionsOf({ asks: asker_node === node.id, holds, reach }) : [];
  if (!allowed.includes(action)) throw problem('invalid_transition', { allowed_actions: allowed });
  const asker = await store.selectProfile(tx, asker_node);
  const target = await store.selectProfile(tx, target_node);
  if (target.state !== 'active' && action !== 'withdraw' && action !== 'decline') throw problem('not_found');
  await STEPS[action](tx, { caller, introduction, reach, words: words.trim(), asker, target, now });
  const first = await store.selectProfile(tx, introduction.first_node);
  await publishNetwork(tx, [asker, target, first, accountOwnerOf(caller)], now);
  return findIntroduction(tx, caller, id);
}
