import type { Company } from '@wspolnik/contract';
import { IconButton, Menu, navigate } from '@wspolnik/system';
import { BadgeCheck, CreditCard, EllipsisVertical, Hash, Pencil, Settings, Trash2, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { CompanyAdminMenu } from '../../lib/cards/company-admin-menu.tsx';
import { useDeleteCompany } from '../../lib/delete-company.ts';
import { useCompanyRights } from '../../lib/use-company-rights.ts';
import { menuMessages as messages } from './company-detail.messages.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** The menu of an admin, or of a member who acts as the company. */
export function CompanyMenu({ company: { id, name, status } }: { company: Company }) {
  const { isAdmin, role } = useCompanyRights(id);
  const deleteCompany = useDeleteCompany();
  if (role) return <MemberMenu {...{ id, name, role }} isVerified={status === 'active'} />;
  if (!isAdmin) return null;
  const remove = async () => {
    if (await deleteCompany(id)) navigate('/companies', { replace: true });
  };
  return <CompanyAdminMenu {...{ id, name }} onDelete={remove} />;
}

interface MemberMenuProps {
  id: string;
  name: string;
  role: 'owner' | 'manager' | 'member';
  isVerified: boolean;
}

function MemberMenu({ id, name, role, isVerified }: MemberMenuProps) {
  const { formatMessage } = useIntl();
  const runs = role !== 'member';
  const label = formatMessage(messages.menu, { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton variant="outline" label={label} icon={<EllipsisVertical {...ICON} />} />}
      items={[
        {
          title: formatMessage(messages.edit),
          icon: <Pencil {...ICON} />,
          href: `/companies/${id}/edit`,
          hidden: !runs,
        },
        {
          title: formatMessage(messages.settings),
          icon: <Settings {...ICON} />,
          href: '/companies/settings/profile',
          hidden: !runs,
        },
        {
          title: formatMessage(messages.verification),
          icon: <BadgeCheck {...ICON} />,
          href: '/companies/verify-company',
          hidden: !runs || isVerified,
        },
        { title: formatMessage(messages.members), icon: <Users {...ICON} />, href: '/companies/settings/members' },
        {
          title: formatMessage(messages.plan),
          icon: <CreditCard {...ICON} />,
          href: '/companies/payments/plans',
        },
        {
          title: formatMessage(messages.numbers),
          icon: <Hash {...ICON} />,
          href: '/companies/payments/membership-numbers',
        },
        {
          title: formatMessage(messages.delete),
          icon: <Trash2 {...ICON} />,
          href: '/companies/settings/delete',
          hidden: role !== 'owner',
          danger: true,
          separated: true,
        },
      ]}
    />
  );
}
