import { NetworkButton, type NetworkStatus } from '@wspolnik/market';
import { Button, classNames } from '@wspolnik/system';
import { cardIcon, ShareButton } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import type { CardNetwork } from './card-network.ts';
import { ContactMenu } from './contact-menu.tsx';
import styles from './profile-actions.module.css';

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
  // A contact is there to be written to.
  if (tied && onMessage && profile.network_status === 'both_connected') {
    return (
      <div className={classNames(styles.actions, className)}>
        <MessageButton name={profile.name} isMain onMessage={onMessage} />
        <ContactMenu {...network} name={profile.name} />
        {onShare && <ShareButton title={profile.name} onShare={onShare} />}
      </div>
    );
  }
  return (
    <div className={classNames(styles.actions, className)}>
      {network && <NetworkButton {...network} name={profile.name} status={profile.network_status} fullWidth />}
      {onMessage && <MessageButton name={profile.name} iconOnly={tied} onMessage={onMessage} />}
      {onShare && <ShareButton title={profile.name} onShare={onShare} />}
    </div>
  );
}

interface MessageButtonProps {
  name: string;
  iconOnly?: boolean | undefined;
  isMain?: boolean;
  onMessage(): void;
}

/** With a text if it is the only or the main button, otherwise only an icon. */
function MessageButton({ name, iconOnly, isMain, onMessage }: MessageButtonProps) {
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
      variant={isMain ? 'soft' : 'outline'}
      onClick={onMessage}
      className={classNames(styles.words, cardIcon('message'))}
      aria-label={label}
    >
      {write}
    </Button>
  );
}
