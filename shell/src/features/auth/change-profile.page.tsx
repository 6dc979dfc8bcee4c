import type { OwnedCompany } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, LinkButton, navigate, toast } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProfileSwitch } from '../../layout/profile-switch.tsx';
import { usePages } from '../../layout/use-pages.ts';
import { HOME_AFTER_LOGIN } from '../../lib/safe-path.ts';
import { canOpen } from '../../platform/routing.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { JoinInvitation } from './invitations/join-invitation.tsx';
import { MyInvitations } from './invitations/my-invitations.tsx';
import { useFrom } from './use-from.ts';

const CREATE_COMPANY = '/companies/create';
const NONE: OwnedCompany[] = [];

/**
 * Chooses the profile to act as, or joins a company that invites. A page that needs a company redirects here, and the choice
 * leads back to it.
 */
export function ChangeProfilePage() {
  const { token } = useFrom();
  if (token) {
    return (
      <AuthPage titleId="auth.invite.title">
        <JoinInvitation key={token} token={token} />
      </AuthPage>
    );
  }
  return <Choice />;
}

function Choice() {
  const { from, given } = useFrom();
  const onChosen = useChosen();
  const hasPage = usePages();
  const companies = useSessionStore((state) => state.user?.companies ?? NONE);
  useWantedCompany(onChosen);
  if (companies.length === 0) return <NoCompany isNeeded={given} />;
  const able = companies.filter((company) => canOpen(from, company));
  // Whoever cannot open the page would be sent back here.
  const isForCompany = given && able.length > 0 && !canOpen(from, null);
  return (
    <AuthPage
      titleId={isForCompany ? 'auth.profile.chooseCompany' : 'auth.profile.title'}
      lead={isForCompany ? 'auth.profile.companyLead' : 'auth.profile.lead'}
    >
      <ProfileSwitch onChosen={onChosen} {...(isForCompany && { only: able })} />
      {hasPage(CREATE_COMPANY) && (
        <div className={styles.actions}>
          <LinkButton variant="ghost" to={CREATE_COMPANY}>
            <FormattedMessage id="auth.profile.create" />
          </LinkButton>
        </div>
      )}
      <MyInvitations />
    </AuthPage>
  );
}

function useChosen() {
  const intl = useIntl();
  const { from } = useFrom();
  return () => {
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
}

/** A link may name the company to act as; one that the person does not belong to is ignored. */
function useWantedCompany(onChosen: () => void) {
  const { companyId } = useFrom();
  const wanted = useSessionStore(({ user }) => user?.companies.find(({ id }) => id === companyId) ?? null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!wanted || isDone.current) return;
    isDone.current = true;
    useSessionStore.getState().switchCompany(wanted);
    onChosen();
  }, [wanted, onChosen]);
}

/** How to get a company, and the way back. */
function NoCompany({ isNeeded }: { isNeeded: boolean }) {
  const hasPage = usePages();
  const onBack = () => (window.history.length > 1 ? window.history.back() : navigate(HOME_AFTER_LOGIN));
  return (
    <AuthPage
      titleId={isNeeded ? 'auth.profile.needsCompany' : 'auth.profile.title'}
      lead={isNeeded ? 'auth.profile.howToGetOne' : 'auth.profile.noCompany'}
    >
      <div className={styles.actions}>
        {hasPage(CREATE_COMPANY) && (
          <LinkButton to={CREATE_COMPANY}>
            <FormattedMessage id="auth.profile.create" />
          </LinkButton>
        )}
        <Button variant="ghost" onClick={onBack}>
          <FormattedMessage id="auth.profile.back" />
        </Button>
      </div>
      <MyInvitations />
    </AuthPage>
  );
}
