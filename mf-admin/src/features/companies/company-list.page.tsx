import type { AdminCompany, AdminCompanyPage } from '@wspolnik/contract';
import { changeQuery, useList, useListQuery, useRead } from '@wspolnik/kit';
import { Avatar, useLocale } from '@wspolnik/system';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLiveRequests } from '../../lib/activation-requests.reads.ts';
import {
  COMPANY_STATUSES,
  type CompanyQuery,
  companiesRead,
  companyQuery,
  plansRead,
} from '../../lib/people/people.reads.ts';
import { FilterSelect, PeopleList, PeopleRow } from '../../lib/people/people-list.tsx';
import { companyListMessages as messages, statusMessages } from './companies.messages.ts';
import { CompanyStatusBadge } from './company-status-badge.tsx';

export function CompanyListPage() {
  const query = useListQuery(companyQuery);
  useLiveRequests();
  const list = useList<AdminCompanyPage>(companiesRead(query));
  return (
    <PeopleList
      {...{ list, query, messages }}
      of={companyQuery}
      icon={Building2}
      filters={<Filters query={query} />}
      row={(company) => <CompanyRow company={company} />}
    />
  );
}

function Filters({ query }: { query: CompanyQuery }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const plans = useRead(plansRead()).data?.results ?? [];
  return (
    <>
      <FilterSelect
        label={formatMessage(messages.status)}
        all={formatMessage(messages.allStatuses)}
        options={COMPANY_STATUSES.map((value) => ({ value, label: formatMessage(statusMessages[value]) }))}
        value={query.status}
        onChange={(status) => changeQuery(companyQuery, { status: companyQuery.parseOne('status', status ?? null) })}
      />
      <FilterSelect
        label={formatMessage(messages.plan)}
        all={formatMessage(messages.allPlans)}
        options={plans.map(({ id, title, title_en }) => ({ value: id, label: locale === 'en' ? title_en : title }))}
        value={query.plan}
        onChange={(plan) => changeQuery(companyQuery, { plan })}
      />
    </>
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
