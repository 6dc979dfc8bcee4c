import type { AdminCompany } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Avatar, useLocale } from '@wspolnik/system';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLiveRequests } from '../../lib/activation-requests.reads.ts';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { companiesRead, companyQuery, plansRead } from '../../lib/people/people.reads.ts';
import { PeopleRow, PeopleSkeleton } from '../../lib/people/people-row.tsx';
import { companyListMessages as messages, statusMessages } from './companies.messages.ts';
import { CompanyStatusBadge } from './company-status-badge.tsx';

export function CompanyListPage() {
  useLiveRequests();
  const locale = useLocale();
  const plans = useRead(plansRead()).data?.results ?? [];
  const planOptions = plans.map(({ id, title, title_en }) => ({
    value: id,
    label: locale === 'en' ? title_en : title,
  }));
  return (
    <AdminList
      {...useAdminList(companyQuery, companiesRead)}
      messages={messages}
      icon={Building2}
      selects={[
        { name: 'status', label: messages.status, any: messages.allStatuses, options: statusMessages },
        { name: 'plan', label: messages.plan, any: messages.allPlans, options: planOptions },
      ]}
      skeleton={<PeopleSkeleton />}
      boxed
      row={(company) => <CompanyRow company={company} />}
    />
  );
}

function CompanyRow({ company }: { company: AdminCompany }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, name, thumbnail, city, nip, plan, member_count, offer_count, status } = company;
  const facts = [
    city,
    nip && `NIP ${nip}`,
    formatMessage(messages.planName, { plan: locale === 'en' ? plan.name_en : plan.name }),
    formatMessage(messages.members, { count: member_count }),
    formatMessage(messages.offers, { count: offer_count }),
  ];
  return (
    <PeopleRow
      id={`company-${id}`}
      to={`/admin/companies/${id}`}
      name={name}
      avatar={<Avatar name={name} image={thumbnail} size={40} shape="square" />}
      facts={facts.filter(Boolean).join(' · ')}
      badges={<CompanyStatusBadge status={status} />}
    />
  );
}
