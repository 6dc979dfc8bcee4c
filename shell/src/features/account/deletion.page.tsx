import type { AccountObligations } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { ErrorPanel, useErrorText } from '@wspolnik/system';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './account.module.css';
import { obligationsRead } from './deletion.api.ts';
import { BlockedDeletion, isBlocked } from './deletion-blocks.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { SettingsPage, SettingsSection } from './settings-page.tsx';

const GONE = ['profile', 'contacts', 'notifications', 'files'] as const;
const KEPT = ['posts', 'orders', 'taxData', 'companies'] as const;

/** /account/settings/delete: of the person, whatever profile is in use. */
export function DeletionPage() {
  const person = useSessionStore(({ user }) => user?.id);
  return (
    <SettingsPage titleId="account.delete.title" lead="account.delete.lead">
      <SettingsSection titleId="account.delete.facts">
        <div className={styles.facts}>
          <Facts titleId="account.delete.goes" ids={GONE.map((name) => `account.delete.goes.${name}`)} />
          <Facts titleId="account.delete.stays" ids={KEPT.map((name) => `account.delete.stays.${name}`)} />
        </div>
      </SettingsSection>
      {person && <Deletion key={person} />}
    </SettingsPage>
  );
}

function Facts({ titleId, ids }: { titleId: string; ids: readonly string[] }) {
  return (
    <div>
      <h3>
        <FormattedMessage id={titleId} />
      </h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Deletion() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(obligationsRead());
  if (data) return <Decision obligations={data} onCheck={retry} />;
  if (!error) return <div className={styles.decisionSpace} aria-busy="true" />;
  return (
    <ErrorPanel title={intl.formatMessage({ id: 'account.delete.failed' })} detail={errorText(error)} onRetry={retry} />
  );
}

function Decision({ obligations, onCheck }: { obligations: AccountObligations; onCheck(): void }) {
  if (isBlocked(obligations)) return <BlockedDeletion obligations={obligations} onCheck={onCheck} />;
  return (
    <SettingsSection titleId="account.delete.confirm" text="account.delete.confirmText">
      <DeletionForm points={obligations.points} onRefused={onCheck} />
    </SettingsSection>
  );
}
