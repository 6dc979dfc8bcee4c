import { useIntl } from 'react-intl';
import { threadsMessages as messages } from '../threads.messages.ts';
import classes from './count.module.css';

/** More are as many for the reader. */
const MOST = 99;

/** How many messages are unread; nothing for none. */
export function Count({ of }: { of: number }) {
  const { formatMessage } = useIntl();
  if (of === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{of > MOST ? `${MOST}+` : of}</span>
      <span className="wp-visually-hidden">{formatMessage(messages.unread, { count: of })}</span>
    </span>
  );
}
