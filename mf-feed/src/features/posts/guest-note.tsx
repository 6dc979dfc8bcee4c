import { Callout, LinkButton, useLocation } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { signInPath, signUpPath } from '../../lib/sign-in-path.ts';
import { postsMessages as messages } from './posts.messages.ts';
import classes from './posts.module.css';

/** The reason to sign in; the sign-in leads back here. */
export function GuestNote({ short = false }: { short?: boolean }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <Callout
      className={classes.guest}
      action={
        <div className={classes.guestActions}>
          <LinkButton size="sm" to={signInPath(here)}>
            {formatMessage(messages.signIn)}
          </LinkButton>
          {!short && (
            <LinkButton size="sm" variant="outline" to={signUpPath(here)}>
              {formatMessage(messages.signUp)}
            </LinkButton>
          )}
        </div>
      }
    >
      {formatMessage(short ? messages.guestComments : messages.guest)}
    </Callout>
  );
}
