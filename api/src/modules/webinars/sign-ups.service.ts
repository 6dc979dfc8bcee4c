import type { WebinarSignUpBody } from '@wspolnik/contract/webinars';
import type { Context } from '../../platform/context.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { type NewNotification, notifyAll } from '../notifications/index.ts';
import { mailSignUp } from './sign-up-mail.ts';
import * as store from './sign-ups.sql.ts';
import { webinarState } from './webinar-state.ts';

const isOver = ({ webinar_date }: { webinar_date: string }, now: Date): boolean =>
  webinarState(new Date(webinar_date), now) === 'past';

interface Announced {
  id: string;
  title: string;
  webinar_date: string;
}

/** Notifies people of a webinar. */
export async function notifyOfWebinar(
  tx: Db,
  { id, title, webinar_date }: Announced,
  users: readonly string[],
  kind: NewNotification['kind'],
  now: Date,
  params: Record<string, string> = { starts_at: webinar_date },
): Promise<void> {
  const content = { kind, actor: null, except: null, params: { webinar: title, ...params } };
  const subject = { type: 'webinar', id } as const;
  await notifyAll(tx, { ...content, to: users.map(userAsOwner), ...(kind !== 'WebinarCancelled' && { subject }) }, now);
}

/** Lets the first on the waiting list have what is free, until the end of the webinar. */
export async function giveFreePlaces(tx: Db, webinar: store.LockedWebinar, now: Date): Promise<void> {
  if (isOver(webinar, now)) return;
  const users = await store.fillPlaces(tx, webinar, now);
  await notifyOfWebinar(tx, webinar, users, 'WebinarPlace', now);
}

/** @throws ApiProblem not_found */
async function lock(tx: Db, id: string): Promise<store.LockedWebinar> {
  const webinar = await store.lockWebinar(tx, id);
  if (!webinar) throw problem('not_found');
  return webinar;
}

/**
 * Signs the person up, for a place or for the waiting list when there is none, or changes who sees it. What was agreed to can be
 * taken back after the end as well.
 *
 * @throws ApiProblem not_found; sign_up_closed when the webinar is over, or has its sign-up elsewhere
 */
export async function signUp(
  { config, mailer }: Context,
  tx: Db,
  { user }: Identity,
  { id, body }: { id: string; body: WebinarSignUpBody },
  now: Date,
): Promise<void> {
  const webinar = await lock(tx, id);
  if (await store.updateVisibility(tx, id, user.id, body)) return broadcast(tx, 'webinar.changed', id);
  if (webinar.signup_url !== null || isOver(webinar, now)) throw problem('sign_up_closed');
  const hasPlace = webinar.places === null || webinar.taken < webinar.places;
  await store.insertSignUp(tx, webinar, { ...body, userId: user.id, hasPlace }, now);
  await mailSignUp({ config, mailer }, tx, { webinar, user, hasPlace });
  broadcast(tx, 'webinar.changed', id);
}

/** Nothing happens to who is not signed up. @throws ApiProblem not_found */
export async function signOff(tx: Db, userId: string, id: string, now: Date): Promise<void> {
  await lock(tx, id);
  if (!(await store.deleteSignUp(tx, id, userId))) return;
  await giveFreePlaces(tx, await lock(tx, id), now);
  broadcast(tx, 'webinar.changed', id);
}

/** Removes a deleted account from every webinar; others get its places. */
export async function forgetSignUps(tx: Db, userId: string, now: Date): Promise<void> {
  for (const id of await store.selectWebinarsOf(tx, userId)) await signOff(tx, userId, id, now);
}

/** After an admin's change: reminders and notifications of another start, and places that it has made free. */
export async function followChange(tx: Db, before: store.LockedWebinar, now: Date): Promise<void> {
  const after = await lock(tx, before.id);
  if (Date.parse(after.webinar_date) !== Date.parse(before.webinar_date)) {
    await store.moveReminders(tx, after, now);
    const users = isOver(after, now) ? [] : await store.selectSignedUp(tx, after.id);
    await notifyOfWebinar(tx, after, users, 'WebinarChanged', now);
  }
  await giveFreePlaces(tx, after, now);
}

/** Before an admin's deletion. */
export async function announceCancelled(tx: Db, webinar: Announced, now: Date): Promise<void> {
  if (isOver(webinar, now)) return;
  await notifyOfWebinar(tx, webinar, await store.selectSignedUp(tx, webinar.id), 'WebinarCancelled', now);
}
