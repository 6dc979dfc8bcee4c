import type { NetworkAction, NetworkChange, NetworkManageBody, NetworkManageReply } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { ApiError, currentProfile, sendJSON, useSessionStore } from '@wspolnik/shared-auth';
import { formatDate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { CardNetwork } from './cards/card-network.ts';
import { companiesRead, companyRead } from './companies.reads.ts';
import { useLiveContacts } from './live-contacts.ts';
import { chainRead, contactsRead, introductionsRead, invitationsRead, networkRead, tiesRead } from './network.reads.ts';
import { profileRead } from './people.reads.ts';
import { searchKindRead, searchRead } from './search.reads.ts';

/** A person or a company whose contact can be added or removed. */
export interface Recipient {
  type: 'user' | 'company';
  id: string;
}

/** Reads that show the relationship with somebody; each is read again after a change. */
export const CONTACT_READS = [
  companiesRead,
  companyRead,
  networkRead,
  invitationsRead,
  contactsRead,
  chainRead,
  tiesRead,
  introductionsRead,
  profileRead,
  searchRead,
  searchKindRead,
] as const;

/** Adds, removes or declines a contact of the profile in use, or takes the refusal back; resolves when every page shows it. */
export async function changeContact({ type, id }: Recipient, action: NetworkChange): Promise<NetworkManageReply> {
  const json: NetworkManageBody = { type: action, recipient: type, recipient_id: id };
  const reply = await sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
  await refresh(...CONTACT_READS);
  return reply;
}

/** Milliseconds. */
const UNDO_SHOWN = 12_000;

type Change = (recipient: Recipient, action: NetworkAction) => Promise<NetworkManageReply | undefined>;

/** Like {@link changeContact}, and tells the person what a removal or a refusal means; undefined when it was refused. */
export function useContactChange(): Change {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const undo = (recipient: Recipient) => ({
    label: formatMessage({ id: 'contacts.undo' }),
    onClick: () => void takeBack(recipient),
  });
  // The toasts outlive the page. A failure offers the same again: the invitation is kept by the API meanwhile.
  const takeBack = async (recipient: Recipient) => {
    try {
      await changeContact(recipient, 'undo_decline');
      toast.success(formatMessage({ id: 'contacts.undone' }));
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 409;
      toast.error(errorText(error), isOver ? undefined : { action: undo(recipient), duration: UNDO_SHOWN });
    }
  };
  return async (recipient, action) => {
    try {
      const reply = await changeContact(recipient, action);
      const retryAt = reply.network_status_info.retry_at;
      if (action === 'decline') {
        toast.success(formatMessage({ id: 'contacts.declined' }), { action: undo(recipient), duration: UNDO_SHOWN });
      }
      if (action === 'remove') {
        const wait = retryAt ? formatMessage({ id: 'ui.network.retryAt' }, { date: formatDate(retryAt, locale) }) : '';
        toast.success(`${formatMessage({ id: 'contacts.removed' })} ${wait}`.trim());
      }
      return reply;
    } catch (error) {
      // Any other failure is the button's text. The page is out of date: the other side has changed it meanwhile.
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      toast.error(errorText(error));
      await refresh(...CONTACT_READS);
      return undefined;
    }
  };
}

/** The network button of a card, for the profile in use: `networkOf(recipient)` are its props. Follows the other side's changes. */
export function useCardNetwork(): (recipient: Recipient) => CardNetwork {
  const authenticated = useSessionStore(({ isAuth }) => isAuth);
  const own = useSessionStore((session) => currentProfile(session)?.id);
  const change = useContactChange();
  useLiveContacts(CONTACT_READS);
  return (recipient) => ({
    type: recipient.type,
    authenticated,
    own: recipient.id === own,
    onError: toast.error,
    onChange: (action) => change(recipient, action),
  });
}
