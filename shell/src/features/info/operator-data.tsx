import { FormattedMessage } from 'react-intl';
import { readRelease } from '../../platform/release.ts';
import styles from './info-page.module.css';

/** Who runs the service, from the settings of the installation; nothing without them. */
export function OperatorData() {
  const { operator } = readRelease().config;
  if (!operator) return null;
  const { name, address, nip } = operator;
  return (
    <section className={styles.operator} aria-labelledby="operator">
      <h2 id="operator">
        <FormattedMessage id="info.operator" />
      </h2>
      <p>
        {name}
        {address && (
          <>
            <br />
            {address}
          </>
        )}
        {nip && (
          <>
            <br />
            <FormattedMessage id="info.nip" values={{ nip }} />
          </>
        )}
      </p>
    </section>
  );
}
