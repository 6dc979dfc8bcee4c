import type { CompanyPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton, usePage } from '@wspolnik/shared-ui';
import { ListStates, NoMatch, useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { companiesRead } from '../../lib/companies.reads.ts';
import { companyQuery } from '../../lib/company-query.ts';
import { CompanyFilters } from './company-filters.tsx';
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx';
import { listMessages as messages } from './company-list.messages.ts';
import classes from './company-list.module.css';

export function CompanyListPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(companyQuery);
  const list = useList<CompanyPage>(companiesRead(query));
  const title = formatMessage(messages.title);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {list.data ? (
          <p className={classes.count} role="status">
            {formatMessage(list.data.count_exact ? messages.count : messages.countOver, { count: list.data.count })}
          </p>
        ) : null}
      </header>
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
    </div>
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
