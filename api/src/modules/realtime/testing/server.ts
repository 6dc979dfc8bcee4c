import { publish } from '../../../platform/realtime/publish.ts';
import { userAsOwner } from '../../../platform/sign-in/account-owner.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addUser, signIn } from '../../../testing/people.ts';
import { listen } from './realtime.ts';

/** A server that listens; its sockets are opened at `url`. */
export const api = await createTestApi();
export const url = await listen(api.app);

export async function person(login: string) {
  const email = `${login}@example.test`;
  const id = await addUser(api, { email });
  const session = await signIn(api, email);
  return { id, email, token: session.access, refresh: session.refresh };
}

export const say = (userId: string, n: number | string) =>
  api.db.transaction((tx) => publish(tx, userAsOwner(userId), { type: 'order.changed', data: { n } }, new Date()));
