import type { Consents } from '@wspolnik/contract';
import { defineRead, useRead } from '@wspolnik/kit';
import { Button, formatDate, Link, useErrorText, useLocale } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './consents-section.module.css';
import { SettingsSection } from './settings-page.tsx';

const consentsRead = defineRead<Consents>('accounts/consents/');

/** Receipts: which version of a document the person agreed to, when and on which occasion. */
export function ConsentsSection() {
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(consentsRead());
  return (
    <SettingsSection titleId="account.consents.title" text="account.consents.text">
      {data?.results.length === 0 ? (
        <p>
          <FormattedMessage id="account.consents.none" />
        </p>
      ) : data ? (
        <ul className={styles.list}>
          {data.results.map(({ document, version, at, how }) => (
            <li key={`${document} ${version}`}>
              <Link to={`/documents/${document}?version=${version}`}>
                <FormattedMessage id={`account.consents.${document}`} values={{ version }} />
              </Link>
              <span className={styles.when}>
                <FormattedMessage
                  id={`account.consents.how.${how}`}
                  values={{ date: formatDate(at, locale, { time: true }) }}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : error ? (
        <div role="alert" className={styles.failed}>
          <p>{errorText(error)}</p>
          <Button variant="outline" size="sm" onClick={retry}>
            <FormattedMessage id="ui.retry" />
          </Button>
        </div>
      ) : (
        <div className={styles.space} aria-busy="true" />
      )}
    </SettingsSection>
  );
}
