import { classNames } from '@wspolnik/shared-ui';
import styles from './card-icon.module.css';

export type CardIconName =
  | 'pin'
  | 'contacts'
  | 'share'
  | 'message'
  | 'add'
  | 'contact'
  | 'remove'
  | 'waiting'
  | 'tie'
  | 'more'
  | 'points'
  | 'own';

export interface CardIconProps {
  of: CardIconName;
  large?: boolean;
  className?: string;
}

/** One element per icon; what it says stands in text beside it or in its button's name. */
export function CardIcon({ of, large, className }: CardIconProps) {
  return <span aria-hidden="true" className={classNames(styles.icon, large && styles.large, styles[of], className)} />;
}
