import type { AdminCompany, AdminCompanyPage } from '@wspolnik/api/contract';
import { Avatar, EmptyState, Link, useLocale } from '@wspolnik/shared-ui';
import { ListSearch } from '@wspolnik/shared-ui/lists';
import { changeQuery, ListPage, ListStates, useList, useListQuery, useRead } from '@wspolnik/shared-ui/remote';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FilterSelect, RowsSkeleton } from '../../lib/people/list-filters.tsx';
import classes from '../../lib/people/people.module.css';
import {
  COMPANY_STATUSES,
  type CompanyQuery,
  companiesRead,
  companyQuery,
  plansRead,
} from '../../lib/people/people.reads.ts';
import { companyListMessages as messages, statusMessages } from './companies.messages.ts';
import { CompanyStatusBadge } from './company-status-badge.tsx';

export function CompanyListPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(companyQuery);
  const list = useList<AdminCompanyPage>(companiesRead(query));
  const title = formatMessage(messages.title);
  const { data, isOther } = list;
  const countText = data?.count_exact ? messages.count : messages.countOver;
  const count = data && !isOther ? formatMessage(countText, { count: data.count }) : undefined;
  return (
    <ListPage title={title} count={count}>
      <Tools query={query} />
      <ListStates
        {...{ list, query }}
        of={companyQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState icon={<Building2 size={26} strokeWidth={1.75} />} title={formatMessage(messages.empty)} />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((company) => (
              <li key={company.id}>
                <CompanyRow company={company} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </ListPage>
  );
}

function Tools({ query }: { query: CompanyQuery }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const plans = useRead(plansRead()).data?.results ?? [];
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <ListSearch
          of={companyQuery}
          query={query}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchPlaceholder)}
        />
      </div>
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
    </div>
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
    <article aria-labelledby={`company-${id}`} className={classes.item}>
      <Avatar name={name} image={thumbnail} size={40} shape="square" />
      <div className={classes.words}>
        <h2 id={`company-${id}`} className={classes.name}>
          <Link to={`/admin/companies/${id}`}>{name}</Link>
        </h2>
        <p className={classes.muted}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.badges}>
        <CompanyStatusBadge status={status} />
      </div>
    </article>
  );
}
