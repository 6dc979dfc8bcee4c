import type { CompanyStatus } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Callout, Link } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';

type Block = 'member' | Exclude<CompanyStatus, 'active'>;

/** Why the person may not choose numbers: their role, or the company is not active; null when they may. */
export function useMembershipBlock(): Block | null {
  const company = useSessionStore((session) => session.company);
  const { data } = useRead(ownCompanyRead());
  const status = data?.status ?? company?.status ?? 'active';
  if (company?.role === 'member') return 'member';
  return status === 'active' ? null : status;
}

/** Where the person can do something about it. */
const HELP: Partial<Record<Block, { to: string; text: string }>> = {
  draft: { to: '/companies/verify-company', text: 'membership.block.verify' },
  rejected: { to: '/companies/verify-company', text: 'membership.block.correct' },
  submitted: { to: '/companies/verify-company', text: 'membership.block.state' },
  suspended: { to: '/contact', text: 'membership.block.contact' },
};

export function MembershipBlock({ kind }: { kind: Block }) {
  const { formatMessage } = useIntl();
  const help = HELP[kind];
  return (
    <Callout
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage({ id: `membership.block.${kind}` })}
    >
      {help && <Link to={help.to}>{formatMessage({ id: help.text })}</Link>}
    </Callout>
  );
}
