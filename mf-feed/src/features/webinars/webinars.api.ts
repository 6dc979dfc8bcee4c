import type { NetworkManageBody, NetworkManageReply, Webinar, WebinarSignUpBody } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { webinarParticipantsRead, webinarRead, webinarsRead } from '../../lib/webinars.reads.ts';

const signUpPath = (id: string) => `webinars/${encodeURIComponent(id)}/sign-up/`;

/** Reads again every webinar on the screen. */
export const refreshWebinars = () => refresh(webinarsRead, webinarRead);

/** Signs up, or changes who sees it. Resolves when the page shows it. */
export async function signUp(id: string, json: WebinarSignUpBody): Promise<Webinar> {
  const webinar = await sendJSON<Webinar>('PUT', signUpPath(id), { json });
  await refreshWebinars();
  return webinar;
}

export async function signOff(id: string): Promise<void> {
  await sendJSON('DELETE', signUpPath(id));
  await refreshWebinars();
}

export async function changeContact(json: NetworkManageBody): Promise<void> {
  await sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
  await refresh(webinarParticipantsRead);
}
