import type { CompanyStatus } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Callout, Link } from '@wspolnik/system';
import { Info } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';

type Block = 'role' | 'status' | 'suspended';

/** Why the person may not change the plan; null when they may. The API checks it again. */
export function usePlanBlock(): Block | null {
  const company = useSessionStore((session) => session.company);
  const { data } = useRead(ownCompanyRead());
  const status: CompanyStatus = data?.status ?? company?.status ?? 'active';
  if (company?.role !== 'owner') return 'role';
  if (status === 'active') return null;
  return status === 'suspended' ? 'suspended' : 'status';
}

const HELP: Record<Block, { to: string; text: string }> = {
  role: { to: '/companies/settings/members', text: 'plans.block.members' },
  status: { to: '/companies/verify-company', text: 'plans.block.verify' },
  suspended: { to: '/contact', text: 'plans.block.contact' },
};

export function PlanBlock({ kind }: { kind: Block }) {
  const { formatMessage } = useIntl();
  const { to, text } = HELP[kind];
  return (
    <Callout
      icon={<Info aria-hidden strokeWidth={1.75} />}
      title={formatMessage({ id: `plans.block.${kind}` })}
      action={<Link to={to}>{formatMessage({ id: text })}</Link>}
    >
      {formatMessage({ id: `plans.block.${kind}_detail` })}
    </Callout>
  );
}
