import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { ErrorPanel, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import styles from './account.module.css';
import { CardSection } from './card-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { meRead } from './profile.api.ts';
import { SettingsPage } from './settings-page.tsx';

/** Read once: a new answer must not replace what is being typed. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** /account/settings/profile: of the person, whatever profile is in use. */
export function ProfileSettingsPage() {
  const person = useSessionStore(({ user }) => user?.id);
  return (
    <SettingsPage titleId="account.profile.title" lead="account.profile.lead">
      {person && <Sections key={person} />}
    </SettingsPage>
  );
}

function Sections() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data: me, error, retry } = useRead(meRead(), ONCE);
  if (!me && error) {
    return (
      <ErrorPanel
        title={intl.formatMessage({ id: 'account.profile.failed' })}
        detail={errorText(error)}
        onRetry={retry}
      />
    );
  }
  if (!me) return <div className={styles.cardSpace} aria-busy="true" />;
  return (
    <>
      <DetailsSection me={me} />
      <CardSection />
      <EmailSection email={me.email} />
      <PrivacySection visibility={me.visibility} />
      <ExportSection />
      <ConsentsSection />
    </>
  );
}
