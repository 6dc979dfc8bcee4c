import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Callout, LinkButton, useSearchParam } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import { safePath } from '../../../lib/safe-path.ts';
import { SettingsPage, SettingsSection } from '../settings-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SectionState } from './section-state.tsx';
import { sessionsRead, twoStepRead } from './security.api.ts';
import { SessionsList } from './sessions-list.tsx';
import { TwoStepSettings } from './two-step-section.tsx';

/** /account/settings/password: the password, the second step of sign-in, and the devices that are signed in. */
export function SecurityPage() {
  const twoStep = useRead(twoStepRead());
  const sessions = useRead(sessionsRead());
  return (
    <SettingsPage titleId="account.security.title" lead="account.security.lead">
      <AdminNotice isOn={twoStep.data?.is_on === true} />
      <SettingsSection titleId="account.password.title" text="account.password.lead">
        <ChangePasswordForm />
      </SettingsSection>
      <SettingsSection titleId="account.twoStep.title" text="account.twoStep.lead">
        <SectionState read={twoStep} rows={3}>
          {(state) => <TwoStepSettings state={state} />}
        </SectionState>
      </SettingsSection>
      <SettingsSection titleId="account.sessions.title" text="account.sessions.lead">
        <SectionState read={sessions} rows={1}>
          {({ results }) => <SessionsList sessions={results} />}
        </SectionState>
      </SettingsSection>
    </SettingsPage>
  );
}

/** An admin who was led here has to set up the second step, and may then go on. */
function AdminNotice({ isOn }: { isOn: boolean }) {
  const isRequired = useSessionStore(({ user }) => user?.second_step_required === true);
  const from = useSearchParam('from');
  if (isRequired) {
    return (
      <Callout tone="danger" role="status" title={<FormattedMessage id="account.admin.title" />}>
        <FormattedMessage id="account.admin.text" />
      </Callout>
    );
  }
  if (!from || !isOn) return null;
  return (
    <Callout
      tone="primary"
      role="status"
      action={
        <LinkButton to={safePath(from)}>
          <FormattedMessage id="account.admin.continue" />
        </LinkButton>
      }
    >
      <FormattedMessage id="account.admin.done" />
    </Callout>
  );
}
