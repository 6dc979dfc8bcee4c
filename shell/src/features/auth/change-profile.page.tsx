import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, navigate, toast } from '@wspolnik/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProfileSwitch } from '../../layout/profile-switch.tsx';
import { usePages } from '../../layout/use-pages.ts';
import { HOME_AFTER_LOGIN } from '../../lib/safe-path.ts';
import { canOpen } from '../../platform/routing.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { useFrom } from './use-from.ts';

const CREATE_COMPANY = '/companies/create';

/** Chooses the profile to act as. A page that needs a company redirects here, and the choice leads back to it. */
export function ChangeProfilePage() {
  const intl = useIntl();
  const { from } = useFrom();
  const hasPage = usePages();
  const hasCompanies = useSessionStore((state) => (state.user?.companies.length ?? 0) > 0);
  const onChosen = () => {
    const { company } = useSessionStore.getState();
    const name = company?.name;
    toast.success(
      name
        ? intl.formatMessage({ id: 'auth.profile.asCompany' }, { name })
        : intl.formatMessage({ id: 'auth.profile.asPerson' }),
    );
    // After choosing the person, a company's page would only redirect back here.
    navigate(canOpen(from) ? from : HOME_AFTER_LOGIN, { replace: true });
  };
  return (
    <AuthPage titleId="auth.profile.title" lead={hasCompanies ? 'auth.profile.lead' : 'auth.profile.noCompany'}>
      <ProfileSwitch onChosen={onChosen} />
      {!hasCompanies && hasPage(CREATE_COMPANY) && (
        <div className={styles.actions}>
          <LinkButton to={CREATE_COMPANY}>
            <FormattedMessage id="auth.profile.create" />
          </LinkButton>
        </div>
      )}
    </AuthPage>
  );
}
