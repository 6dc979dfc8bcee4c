import type { PublicProfile, Visibility } from '@wspolnik/contract';
import { mailTo } from '@wspolnik/system/cards';
import { Mail, Phone, Users } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { formatPhone, phoneTo } from '../../lib/phone.ts';
import classes from './profile.module.css';

/** What the person shows to the viewer; on the own profile also to whom. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { total_contacts: total, shared_contacts: shared, email, phone, visibility } = profile;
  return (
    <ul className={classes.facts}>
      {total !== null && (
        <li>
          <Users aria-hidden size={16} strokeWidth={1.75} />
          <FormattedMessage id="ui.contacts.total" values={{ count: total }} />
          <SeenBy whom={visibility?.contacts} />
        </li>
      )}
      {shared > 0 && (
        <li>
          <FormattedMessage id="ui.contacts.shared" values={{ count: shared }} />
        </li>
      )}
      {email && (
        <li>
          <Mail aria-hidden size={16} strokeWidth={1.75} />
          <a href={mailTo(email)}>{email}</a>
          <SeenBy whom={visibility?.email} />
        </li>
      )}
      {phone && (
        <li>
          <Phone aria-hidden size={16} strokeWidth={1.75} />
          <a href={phoneTo(phone)}>{formatPhone(phone)}</a>
          <SeenBy whom={visibility?.phone} />
        </li>
      )}
    </ul>
  );
}

function SeenBy({ whom }: { whom: Visibility['email'] | undefined }) {
  return (
    whom && (
      <span className={classes.seenBy}>
        <FormattedMessage id={`profiles.seen_by.${whom}`} />
      </span>
    )
  );
}
