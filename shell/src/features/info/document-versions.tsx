import type { LegalDocument } from '@wspolnik/contract';
import { formatDate, Link, useLocale } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './document-text.module.css';
import { pathOfDocument } from './path-of-document.ts';

/** All versions, the newest first; the one on the page is marked. */
export function DocumentVersions({ document: { document, version: shown, versions } }: { document: LegalDocument }) {
  const locale = useLocale();
  return (
    <section className={styles.versions} aria-labelledby="document-versions">
      <h2 id="document-versions">
        <FormattedMessage id="documents.versions" />
      </h2>
      <ul>
        {versions.map(({ version, valid_from, status, changes }) => (
          <li key={version}>
            <Link
              to={pathOfDocument(document, status === 'in_force' ? undefined : version)}
              aria-current={version === shown ? 'page' : undefined}
            >
              <FormattedMessage id="documents.version" values={{ version, date: formatDate(valid_from, locale) }} />
            </Link>
            <span className={styles.status}>
              <FormattedMessage id={`documents.status.${status}`} />
            </span>
            <p>{changes[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
