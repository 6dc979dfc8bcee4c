import type { Offer } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { queryString, useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, Link } from '@wspolnik/system';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { sharedContactsRead } from '../../lib/offers.reads.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import page from './offer-detail.module.css';
import classes from './seller-card.module.css';

const load = async () => (await import(/* webpackChunkName: "known-by" */ './known-by-dialog.tsx')).KnownByDialog;

/** Which of the viewer's contacts know the seller, the first by name; a guest reads that signing in shows it. */
export function KnownBy({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const isSignedIn = useSessionStore(({ user }) => user !== null);
  if (!isSignedIn) {
    return (
      <Fact>
        <Link to={`/auth/login?${queryString({ from: offerPath(offer.id) })}`}>
          {formatMessage(messages.signInToKnow)}
        </Link>
      </Fact>
    );
  }
  return offer.shared_contacts === 0 ? null : <Contacts offer={offer} />;
}

function Contacts({ offer: { author, shared_contacts: count } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(sharedContactsRead({ company_id: author.id, limit: 1 }), { revalidateOnFocus: false });
  const [first] = data ? [...data.users, ...data.companies] : [];
  return (
    <Fact>
      <button type="button" className={classes.known} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {first
          ? formatMessage(messages.knownBy, { name: shortName(first), others: count - 1 })
          : formatMessage(messages.sharedContacts, { count })}
      </button>
      <DialogOnDemand load={load} props={isOpen ? { author, onClose: () => setOpen(false) } : null} />
    </Fact>
  );
}

/** `Anna K.`; a company's name is whole. */
function shortName(contact: { name: string } | { name: string; first_name: string; last_name: string }): string {
  if (!('first_name' in contact)) return contact.name;
  return `${contact.first_name} ${contact.last_name.charAt(0)}.`;
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <div className={page.fact}>
      <Users aria-hidden size={16} strokeWidth={1.75} />
      {children}
    </div>
  );
}
