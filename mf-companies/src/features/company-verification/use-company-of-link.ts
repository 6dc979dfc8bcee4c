import { useSessionStore } from '@wspolnik/shared-auth';
import { navigate, toast, useLocation } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { verificationMessages as messages } from './verification.messages.ts';

/** A mail about a company links here with `?company_id=`: its reader acts as that company from then on. */
export function useCompanyOfLink(): void {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const isAuth = useSessionStore((session) => session.isAuth);
  const asked = new URLSearchParams(search).get('company_id');
  const follow = useEffectEvent((id: string) => {
    const { user, company, switchCompany } = useSessionStore.getState();
    const own = user?.companies.find((each) => each.id === id);
    if (own && own.id !== company?.id) {
      switchCompany(own);
      toast.success(formatMessage(messages.switched, { name: own.name }));
    }
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (isAuth && asked !== null) follow(asked);
  }, [isAuth, asked]);
}
