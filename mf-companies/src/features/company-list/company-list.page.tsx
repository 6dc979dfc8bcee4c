import type { CompanyPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton } from '@wspolnik/shared-ui';
import { ListPage, ListStates, NoMatch, useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { companiesRead } from '../../lib/companies.reads.ts';
import { companyQuery } from '../../lib/company-query.ts';
import { CompanyFilters } from './company-filters.tsx';
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx';
import { listMessages as messages } from './company-list.messages.ts';

export function CompanyListPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(companyQuery);
  const list = useList<CompanyPage>(companiesRead(query));
  const title = formatMessage(messages.title);
  const { count = 0, count_exact } = list.data ?? {};
  return (
    <ListPage
      title={title}
      count={list.data && formatMessage(count_exact ? messages.count : messages.countOver, { count })}
    >
      <CompanyFilters query={query} />
      <ListStates
        {...{ list, query }}
        of={companyQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<CompanyGridSkeleton />}
        empty={<NoCompanies />}
        noMatch={<NoMatch to="/companies" title={formatMessage(messages.noMatch)} />}
      >
        {(page) => <CompanyGrid companies={page.results} />}
      </ListStates>
    </ListPage>
  );
}

function NoCompanies() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Building2 size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail)}
      action={<LinkButton to="/offers">{formatMessage(messages.offers)}</LinkButton>}
    />
  );
}
