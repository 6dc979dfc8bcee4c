import { classNames } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { type CardIconName, cardIcon } from '../card-icon/card-icon.ts';
import styles from './card-parts.module.css';

export interface CardFactProps {
  icon: CardIconName;
  className?: string;
  children: string;
}

/** One line of a card: an icon and its text. */
export const CardFact = ({ icon, className, children }: CardFactProps) => (
  <span className={classNames(styles.fact, cardIcon(icon), className)}>{children}</span>
);

/** The city, or a text that there is none. */
export function Place({ city }: { city: string | null }) {
  const intl = useIntl();
  return (
    <CardFact icon="pin" className={styles.place}>
      {city ?? intl.formatMessage({ id: 'ui.offer.noCity' })}
    </CardFact>
  );
}

export interface ShareButtonProps {
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
