import { FormattedMessage } from 'react-intl';
import { readRelease } from '../../platform/release.ts';
import styles from './info-page.module.css';

/** Who runs the service, from the settings of the installation. */
export function OperatorData() {
  return (
    <section className={styles.operator} aria-labelledby="operator">
      <h2 id="operator">
        <FormattedMessage id="info.operator" />
      </h2>
      <Operator />
    </section>
  );
}

function Operator() {
  const { operator } = readRelease().config;
  if (!operator) {
    return (
      <p>
        <FormattedMessage id="info.operator.test" />
        <br />
        <FormattedMessage id="info.operator.testText" />
      </p>
    );
  }
  const { name, address, nip, phone } = operator;
  return (
    <address>
      {name}
      <br />
      {address}
      <br />
      <FormattedMessage id="info.nip" values={{ nip }} />
      {phone && (
        <>
          <br />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </>
      )}
    </address>
  );
}
