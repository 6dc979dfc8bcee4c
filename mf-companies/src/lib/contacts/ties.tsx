import type { NetworkTies, ProfileCard } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, formatDate, Link, useLocale } from '@wspolnik/system';
import { SkeletonText } from '@wspolnik/system/cards';
import { Handshake, UserCheck, UsersRound, Waypoints } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { idOfProfile, tiesRead } from '../network.reads.ts';
import { useIsOwnProfile } from '../own-profile.ts';
import styles from './ties.module.css';
import type { TiesProps } from './ties-props.ts';

const load = async () =>
  (await import(/* webpackChunkName: "shared-contacts" */ './shared-contacts-dialog.tsx')).SharedContactsDialog;
const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** What connects the profile in use with the shown one: orders, who introduced them, since when, and shared contacts by name. */
export function Ties(props: TiesProps) {
  const isAuth = useSessionStore((session) => session.isAuth);
  const isOwn = useIsOwnProfile(props.id);
  return isAuth && !isOwn ? <TieLines {...props} /> : null;
}

function TieLines(profile: TiesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error } = useRead(tiesRead(idOfProfile(profile)));
  if (!data) return error ? null : <ExpectedLines {...profile} />;
  const { contact_since: since, orders, first_order_at: first, introduced_by: by, shared } = data;
  const lines: [string, ReactNode, ReactNode][] = [];
  if (orders > 0 && first) {
    // Without its day: only beside one has a Polish month the case that the sentence needs.
    const month = formatDate(first, locale).replace(/^\d+\s/, '');
    const text = intl.formatMessage({ id: 'contacts.ties.orders' }, { month, count: orders });
    lines.push(['orders', <Handshake key="icon" {...ICON} />, text]);
  }
  if (by && !by.deleted) lines.push(['by', <Waypoints key="icon" {...ICON} />, <Introducer key="text" by={by} />]);
  if (since) {
    const text = intl.formatMessage({ id: 'contacts.ties.since' }, { date: formatDate(since, locale) });
    lines.push(['since', <UserCheck key="icon" {...ICON} />, text]);
  }
  if (shared.count > 0) {
    lines.push([
      'shared',
      <UsersRound key="icon" {...ICON} />,
      <SharedContacts key="text" profile={profile} shared={shared} />,
    ]);
  }
  if (lines.length === 0) return null;
  return (
    <ul className={styles.ties} aria-label={intl.formatMessage({ id: 'contacts.ties' })}>
      {lines.map(([key, icon, text]) => (
        <li key={key}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** As many lines as the profile lets expect, so that the page below them seldom moves. */
function ExpectedLines({ network_status, shared_contacts }: TiesProps) {
  const lines = [network_status === 'both_connected' && 'since', shared_contacts > 0 && 'shared'].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <div aria-hidden="true" className={styles.ties}>
      {lines.map((line) => (
        <SkeletonText key={String(line)} width="half" />
      ))}
    </div>
  );
}

const pageOf = ({ type, id }: Pick<ProfileCard, 'type' | 'id'>) =>
  `/${type === 'company' ? 'companies' : 'profiles'}/${id}`;

function Introducer({ by }: { by: ProfileCard }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage({ id: 'contacts.ties.introduced' })} <Link to={pageOf(by)}>{by.name}</Link>
    </>
  );
}

/** Named while they fit into a line; the others are in a dialog. */
const MOST_NAMED = 3;

function SharedContacts({ profile, shared: { count, first } }: { profile: TiesProps; shared: NetworkTies['shared'] }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const named = count > MOST_NAMED ? first.slice(0, MOST_NAMED - 1) : first;
  const others = count - named.length;
  return (
    <>
      {formatMessage({ id: 'contacts.ties.shared' })}{' '}
      {named.map((card, index) => (
        <span key={card.id}>
          <Link to={pageOf(card)}>{card.name}</Link>
          <span>{index < named.length - 1 ? ', ' : ''}</span>
        </span>
      ))}
      {others > 0 && (
        <span>
          {' '}
          <button type="button" className={styles.others} onClick={() => setOpen(true)}>
            {formatMessage({ id: 'contacts.ties.others' }, { count: others })}
          </button>
        </span>
      )}
      <DialogOnDemand load={load} props={isOpen ? { profile, onClose: () => setOpen(false) } : null} />
    </>
  );
}
