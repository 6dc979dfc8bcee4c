import type { LoginReply } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';

/** Signs in; as the wanted company when the person belongs to it, else as the profile used last. */
export function takeSession(reply: LoginReply, companyId: string | null = null): void {
  const company = reply.user.companies.find(({ id }) => id === companyId) ?? reply.company;
  useSessionStore.getState().signIn({ ...reply, company });
}
