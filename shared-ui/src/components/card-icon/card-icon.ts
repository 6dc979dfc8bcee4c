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

/** Class of an element that has the icon before its content; what it says stands in that content or in its name. */
export const cardIcon = (of: CardIconName, size?: 'large'): string =>
  classNames(styles.icon, size && styles.large, styles[of]);
