import { Link } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './auth-page.module.css';

/** Somebody suspended cannot reach the statement of the decision, so they appeal through the contact form. */
export function DisabledHint() {
  return (
    <p className={styles.hint}>
      <FormattedMessage id="auth.login.disabledHint" />{' '}
      <Link to="/contact?topic=help">
        <FormattedMessage id="auth.login.appeal" />
      </Link>
    </p>
  );
}
