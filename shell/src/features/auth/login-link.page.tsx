import { requestSignInLink } from './auth.api.ts';
import { rememberTarget } from './link-memory.ts';
import { RequestMailPage } from './request-mail-page.tsx';
import { useFrom } from './use-from.ts';

/** /auth/login-link: asks for a mail with a link that signs in. */
export function LoginLinkPage() {
  const { from, companyId, email } = useFrom();
  const send = async (address: string) => {
    await requestSignInLink(address);
    rememberTarget({ from, companyId });
  };
  return (
    <RequestMailPage
      titleId="auth.loginLink.title"
      lead="auth.loginLink.lead"
      sentText="auth.loginLink.sentTo"
      back="auth.loginLink.password"
      email={email}
      send={send}
    />
  );
}
