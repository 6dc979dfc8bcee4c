import { classNames } from '@wspolnik/system';
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

/** Class that draws an icon before the content of an element. The content or the accessible name must say the same. */
export const cardIcon = (of: CardIconName, size?: 'large'): string =>
  classNames(styles.icon, size && styles.large, styles[of]);
