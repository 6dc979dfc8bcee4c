import type { NetworkAction, NetworkManageBody, NetworkManageReply } from '@wspolnik/api/contract';
import { currentProfile, sendJSON, useSessionStore } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { refresh } from '@wspolnik/shared-ui/remote';
import type { CardNetwork } from './cards/profile-actions.tsx';
import { companiesRead, companyRead } from './companies.reads.ts';
import { networkRead } from './network.reads.ts';
import { profileRead } from './people.reads.ts';

/** A person or a company whose contact can be added or removed. */
export interface Recipient {
  type: 'user' | 'company';
  id: string;
}

/** Reads that show the relationship with somebody; each is read again after a change. */
export const CONTACT_READS = [companiesRead, companyRead, networkRead, profileRead] as const;

/** Adds or removes a contact of the profile in use; resolves when every page shows it. */
export async function changeContact({ type, id }: Recipient, action: NetworkAction): Promise<NetworkManageReply> {
  const json: NetworkManageBody = { type: action, recipient: type, recipient_id: id };
  const reply = await sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
  await refresh(...CONTACT_READS);
  return reply;
}

/** The network button of a card, for the profile in use: `networkOf(recipient)` are its props. */
export function useCardNetwork(): (recipient: Recipient) => CardNetwork {
  const authenticated = useSessionStore(({ isAuth }) => isAuth);
  const own = useSessionStore((session) => currentProfile(session)?.id);
  return (recipient) => ({
    authenticated,
    own: recipient.id === own,
    onError: toast.error,
    onChange: (action) => changeContact(recipient, action),
  });
}
