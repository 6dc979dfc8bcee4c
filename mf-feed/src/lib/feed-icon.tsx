import { classNames } from '@wspolnik/system';
import styles from './feed-icons.module.css';

export type FeedIconName = 'more' | 'hidden' | 'calendar' | 'addToCalendar' | 'mail' | 'phone';

export function FeedIcon({ name }: { name: FeedIconName }) {
  return <span aria-hidden="true" className={classNames(styles.icon, styles[name])} />;
}
