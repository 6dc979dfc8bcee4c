import type { InvitePreview } from '@wspolnik/contract';
import { useSessionStore, withQuery } from '@wspolnik/shared-auth';
import { LinkButton, navigate, toast, useLocale } from '@wspolnik/system';
import { applyProblem } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { signIn } from '../auth.api.ts';
import { signupSchema } from '../auth.schemas.ts';
import styles from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { EMPTY_SIGNUP, SignupForm, type SignupValues } from '../signup-form.tsx';
import { takeSession } from '../take-session.ts';
import { InvitationFailed } from './invitation-failed.tsx';
import { InvitationHead, InvitationHeadSkeleton } from './invitation-head.tsx';
import { acceptWithNewAccount } from './invitations.api.ts';
import { JoinInvitation } from './join-invitation.tsx';
import { useInvitation } from './use-invitation.ts';
import { companyPath } from './use-join.ts';

/** The page behind the mailed link of an invitation, for an address without an account. */
export function InvitedSignup({ token }: { token: string }) {
  const isAuth = useSessionStore((state) => state.isAuth);
  const { invitation, error, retry } = useInvitation(isAuth ? null : token);
  if (isAuth) {
    return (
      <AuthPage titleId="auth.invite.title">
        <JoinInvitation token={token} />
      </AuthPage>
    );
  }
  if (error) {
    return (
      <AuthPage titleId="auth.invite.title">
        <InvitationFailed error={error} onRetry={retry}>
          <LinkButton to="/auth/login">
            <FormattedMessage id="shell.login" />
          </LinkButton>
          <LinkButton variant="ghost" to="/auth/signup">
            <FormattedMessage id="shell.signup" />
          </LinkButton>
        </InvitationFailed>
      </AuthPage>
    );
  }
  if (!invitation) {
    return (
      <AuthPage titleId="auth.invite.title">
        <InvitationHeadSkeleton />
      </AuthPage>
    );
  }
  return invitation.known ? (
    <HasAccount token={token} invitation={invitation} />
  ) : (
    <NewAccount token={token} invitation={invitation} />
  );
}

interface InvitedProps {
  token: string;
  invitation: InvitePreview;
}

const loginPath = ({ token, invitation: { email } }: InvitedProps) =>
  withQuery('/auth/login', { from: withQuery('/auth/change-profile', { token, email }) });

/** Somebody signed up with the invited address meanwhile. */
function HasAccount(props: InvitedProps) {
  const { company, invited_by } = props.invitation;
  return (
    <AuthPage titleId="auth.invite.title" lead="auth.invite.known">
      <InvitationHead company={company} invitedBy={invited_by} />
      <div className={styles.actions}>
        <LinkButton to={loginPath(props)}>
          <FormattedMessage id="auth.invite.login" />
        </LinkButton>
      </div>
    </AuthPage>
  );
}

function NewAccount(props: InvitedProps) {
  const { token, invitation } = props;
  const { email, company, invited_by } = invitation;
  const intl = useIntl();
  const locale = useLocale();
  const onSubmit = async (values: SignupValues, formik: FormikHelpers<SignupValues>) => {
    const { first_name, last_name, password } = values;
    try {
      await acceptWithNewAccount({ token, first_name, last_name, password, terms: 'true', locale });
    } catch (error) {
      applyProblem(formik, error);
      return;
    }
    await enter({ email, password }, company.id);
    toast.success(intl.formatMessage({ id: 'auth.invite.joined' }, { company: company.name }));
  };
  return (
    <AuthPage titleId="auth.invite.title" lead="auth.invite.lead">
      <InvitationHead company={company} invitedBy={invited_by} />
      <Formik initialValues={{ ...EMPTY_SIGNUP, email }} validationSchema={signupSchema} onSubmit={onSubmit}>
        <SignupForm isInvited />
      </Formik>
    </AuthPage>
  );
}

/** Signs in with the password that was just chosen; when that fails, the sign-in page takes over with the address filled in. */
async function enter({ email, password }: { email: string; password: string }, companyId: string): Promise<void> {
  const from = companyPath(companyId);
  try {
    const reply = await signIn({ email, password });
    // A new account has none; whatever answers so, the sign-in page knows what to do.
    if ('second_step' in reply) throw new Error('a second step is awaited');
    // First: the page for guests would lead on to another place.
    navigate(from, { replace: true });
    takeSession(reply, companyId);
  } catch {
    navigate(withQuery('/auth/login', { from, email, company_id: companyId, verified: 1 }), { replace: true });
  }
}
