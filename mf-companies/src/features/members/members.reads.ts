import type { CompanyInvitation, CompanyMember, Page } from '@wspolnik/contract';
import { MAX_PAGE, SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, refresh, text } from '@wspolnik/kit';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

export const memberQuery = listQuery('/companies/settings/members', { q: text(SEARCH_LENGTH) });
export type MemberQuery = ReturnType<typeof memberQuery.parse>;

export const membersRead = defineRead<Page<CompanyMember>, MemberQuery>('accounts/company-members/', {
  query: memberQuery,
  defaults: { limit: '30' },
});

/** Invitations that wait for an answer, or that nobody answered in time. */
export const invitationsRead = defineRead<Page<CompanyInvitation>, { status: 'sent' | 'expired' }>(
  'accounts/company-invitations/',
  { defaults: { limit: String(MAX_PAGE) } },
);

/** Reads both again when somebody joins, leaves, is invited or gets another role, and after missed events. */
export function useLiveMembers(): void {
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'members.changed' || frame.type === 'resync';
        if (isOurs && isOfProfile(frame)) void refresh(membersRead, invitationsRead);
      }),
    [],
  );
}
