import { SettingsFrame } from '@wspolnik/kit';
import { usePage } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './settings-page.module.css';

export interface SettingsPageProps {
  /** Message ids. */
  titleId: string;
  lead?: string;
  children: ReactNode;
}

/** A page of account settings: title and sections, beside links to its neighbours. */
export function SettingsPage({ titleId, lead, children }: SettingsPageProps) {
  const intl = useIntl();
  usePage({ title: intl.formatMessage({ id: titleId }) });
  return (
    <SettingsFrame>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id={titleId} />
        </h1>
        {lead && (
          <p className={styles.lead}>
            <FormattedMessage id={lead} />
          </p>
        )}
      </header>
      {children}
    </SettingsFrame>
  );
}

export interface SettingsSectionProps {
  /** Message ids. */
  titleId: string;
  text?: string;
  children?: ReactNode;
}

/** A card of settings. */
export function SettingsSection({ titleId, text, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>
        <FormattedMessage id={titleId} />
      </h2>
      {text && (
        <p className={styles.lead}>
          <FormattedMessage id={text} />
        </p>
      )}
      {children}
    </section>
  );
}
