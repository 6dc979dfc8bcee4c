import type { CompanyMember } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { ApiError, refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { leaveCompanyInUse } from '../../lib/leave-company.ts';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { type MemberStep, takeStep } from './member-steps.ts';
import { doneMessages } from './members.messages.ts';
import { membersRead } from './members.reads.ts';

export interface Pending {
  step: MemberStep;
  member: CompanyMember;
}

export const nameOf = ({ first_name, last_name }: Pick<CompanyMember, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

const CHANGED = [membersRead, ownCompanyRead, companyRead] as const;

/** One step with one member: asked about, sent, shown everywhere. */
export function useMemberStep() {
  const { formatMessage } = useIntl();
  const [pending, setPending] = useState<Pending | null>(null);
  const [error, setError] = useState<unknown>();
  const { run, isRunning } = useAction(async ({ step, member }: Pending) => {
    const { user, company } = useSessionStore.getState();
    if (!user || !company) return;
    await takeStep(step, member, { id: user.id, role: company.role });
    toast.success(formatMessage(doneMessages[step], { name: nameOf(member), company: company.name }));
    if (step === 'leave') await leaveCompanyInUse();
    else await Promise.all([refresh(...CHANGED), isAboutMe(step, member) ? refreshMe().catch(() => {}) : undefined]);
  });
  const open = (next: Pending) => {
    setError(undefined);
    setPending(next);
  };
  const confirm = async () => {
    if (!pending) return;
    setError(undefined);
    try {
      await run(pending);
      setPending(null);
    } catch (failure) {
      setError(failure);
      // Somebody else was faster: the page is out of date.
      if (failure instanceof ApiError && failure.code !== 'network') void refresh(membersRead);
    }
  };
  return { pending, error, isRunning, open, confirm, close: () => setPending(null) };
}

const isAboutMe = (step: MemberStep, { id }: CompanyMember): boolean =>
  step === 'hand_over' || id === useSessionStore.getState().user?.id;
