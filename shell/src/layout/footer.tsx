import { Link } from '@wspolnik/system';
import { FormattedMessage, useIntl } from 'react-intl';
import { readRelease } from '../platform/release.ts';
import styles from './footer.module.css';
import { INFO_LINKS } from './info-links.ts';
import { LogoMark } from './logo.tsx';

export function Footer() {
  const intl = useIntl();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          <LogoMark />
          <span>
            <FormattedMessage id="shell.tagline" />
            <br />
            <Operator />
            <span>
              <FormattedMessage id="info.cookieFree" />
            </span>
          </span>
        </p>
        <nav className={styles.links} aria-label={intl.formatMessage({ id: 'shell.info' })}>
          {INFO_LINKS.map(({ path, label }) => (
            <Link key={path} to={path}>
              <FormattedMessage id={label} />
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** In one line. The frame, which is rendered before an installation is known, has none. */
function Operator() {
  const { config, number } = readRelease();
  if (number === 0) return null;
  return (
    <>
      {config.operator ? (
        <FormattedMessage id="shell.operator" values={{ ...config.operator }} />
      ) : (
        <FormattedMessage id="info.operator.test" />
      )}
      <br />
    </>
  );
}
