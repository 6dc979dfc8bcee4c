import type { AcceptInvitationBody, OwnedCompany } from '@wspolnik/contract';
import { refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { navigate, toast } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { acceptInvitation } from './invitations.api.ts';

export const companyPath = (id: string) => `/companies/${id}`;

/** Accepts an invitation: the company becomes the profile in use, and its page is shown. */
export function useJoin() {
  const intl = useIntl();
  const [error, setError] = useState<unknown>();
  const [joining, setJoining] = useState<string>();
  const join = async (body: AcceptInvitationBody, name: string) => {
    if (joining) return;
    setError(undefined);
    setJoining(body.id ?? body.token);
    try {
      await actAs(await acceptInvitation(body));
      toast.success(intl.formatMessage({ id: 'auth.invite.joined' }, { company: name }));
    } catch (failure) {
      setError(failure);
    } finally {
      setJoining(undefined);
    }
  };
  return { join, joining, error };
}

async function actAs(company: OwnedCompany): Promise<void> {
  // Joined either way: without an answer the company is added here, and its fields follow with the next sign-in.
  await refreshMe().catch(() => {});
  const { user, setUser, switchCompany } = useSessionStore.getState();
  if (user && !user.companies.some(({ id }) => id === company.id)) {
    setUser({ ...user, companies: [...user.companies, company] });
  }
  navigate(companyPath(company.id), { replace: true });
  switchCompany(company);
}
