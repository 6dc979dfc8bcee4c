import { Button, ConfirmDialog, classNames, IconButton, Menu } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePending } from '../../hooks/use-pending.ts';
import { cardIcon } from '../card-icon/card-icon.ts';
import { NetworkButton, type NetworkButtonProps } from '../network-button/network-button.tsx';
import type { NetworkStatus } from './profile-data.ts';
import styles from './profile-parts.module.css';

/** The network button of a card; name and status come from the card's data. */
export type CardNetwork = Omit<NetworkButtonProps, 'name' | 'status' | 'fullWidth' | 'says'>;

export interface ProfileActionsProps {
  profile: { name: string; network_status: NetworkStatus };
  /** By default the card has no contact button. */
  network?: CardNetwork;
  /** Opens a new message to them. */
  onMessage?(): void;
  onShare?(): void;
  className?: string;
}

/** Props that a card passes to its row of buttons. */
export type CardActions = Omit<ProfileActionsProps, 'profile' | 'className'>;

/** Contact, message, share: the row at the end of a card. */
export function ProfileActions({ profile, network, onMessage, onShare, className }: ProfileActionsProps) {
  const tied = network?.authenticated;
  if (!tied && !onMessage && !onShare) return null;
  return (
    <div className={classNames(styles.actions, className)}>
      {network && <NetworkButton {...network} name={profile.name} status={profile.network_status} fullWidth />}
      {onMessage && <MessageButton name={profile.name} iconOnly={tied} onMessage={onMessage} />}
      {onShare && <ShareButton title={profile.name} onShare={onShare} />}
    </div>
  );
}

/** With a text if it is the only button, otherwise only an icon. */
function MessageButton({ name, iconOnly, onMessage }: { name: string; iconOnly?: boolean; onMessage(): void }) {
  const intl = useIntl();
  const write = intl.formatMessage({ id: 'ui.message.write' });
  const label = `${write}: ${name}`;
  if (iconOnly) {
    return (
      <button
        type="button"
        className={classNames(styles.message, cardIcon('message', 'large'))}
        aria-label={label}
        onClick={onMessage}
      />
    );
  }
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={onMessage}
      className={classNames(styles.words, cardIcon('message'))}
      aria-label={label}
    >
      {write}
    </Button>
  );
}

interface ShareButtonProps {
  title: string;
  onShare(): void;
  className?: string;
}

/** A plain button, as in the offer card, because a list has thirty of them. */
export function ShareButton({ title, onShare, className }: ShareButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={classNames(styles.share, cardIcon('share', 'large'), className)}
      // Concatenated here, because a text without values needs no formatter.
      aria-label={`${intl.formatMessage({ id: 'ui.share.title' })}: ${title}`}
      onClick={onShare}
    />
  );
}

const NBSP = '\u00a0';

export interface ContactCountsProps {
  total: number;
  /** 0 is not shown: most have no shared contacts. */
  shared: number;
}

/** `24 kontakty`, `3 wspólne kontakty`. */
export function ContactCounts({ total, shared }: ContactCountsProps) {
  const intl = useIntl();
  const counts = [intl.formatMessage({ id: 'ui.contacts.total' }, { count: total })];
  if (shared > 0) counts.push(intl.formatMessage({ id: 'ui.contacts.shared' }, { count: shared }));
  // The line can break between the two, but not inside of one.
  const text = counts.map((count) => count.replaceAll(' ', NBSP)).join(', ');
  return <span className={classNames(styles.fact, cardIcon('contacts'))}>{text}</span>;
}

/** The city, or a text that there is none. */
export function Place({ city }: { city: string | null }) {
  const intl = useIntl();
  return (
    <span className={classNames(styles.fact, styles.place, cardIcon('pin'))}>
      {city ?? intl.formatMessage({ id: 'ui.offer.noCity' })}
    </span>
  );
}

export interface CompanyAdmin {
  /** The company's form, as a path without locale. */
  editHref: string;
  /** Asks for confirmation first, which stays open until the returned promise settles. */
  onDelete(): unknown;
}

interface CompanyAdminMenuProps extends CompanyAdmin {
  name: string;
  className?: string;
}

/** Edit and delete, only for admins. */
export function CompanyAdminMenu({ name, editHref, onDelete, className }: CompanyAdminMenuProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id }, { name });
  const [confirming, setConfirming] = useState(false);
  const { pending, run } = usePending();
  return (
    <div className={classNames(styles.menu, className)}>
      <Menu
        label={text('ui.company.menu')}
        trigger={
          <IconButton
            size="sm"
            round
            label={text('ui.company.menu')}
            icon={null}
            className={cardIcon('more', 'large')}
          />
        }
        items={[
          { title: text('ui.company.edit'), href: editHref },
          { title: text('ui.company.delete'), danger: true, onClick: () => setConfirming(true) },
        ]}
      />
      <ConfirmDialog
        open={confirming}
        danger
        title={text('ui.company.deleteQuestion')}
        text={text('ui.company.deleteText')}
        confirmLabel={text('ui.company.delete')}
        loading={pending}
        onConfirm={() => void run(onDelete).finally(() => setConfirming(false))}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}
