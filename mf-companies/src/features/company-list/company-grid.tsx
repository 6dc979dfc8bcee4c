import type { Company, CompanyPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton, Pagination } from '@wspolnik/shared-ui';
import { Building2, SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type CompanyQuery, companyListPath, hasFilters, PAGE_SIZE } from '../../lib/company-query.ts';
import { CompanyCard } from './company-card.tsx';
import { listMessages as messages } from './company-list.messages.ts';
import classes from './company-list.module.css';

export interface CompanyGridProps {
  page: CompanyPage;
  query: CompanyQuery;
  onShare: (company: Company) => void;
}

export function CompanyGrid({ page, query, onShare }: CompanyGridProps) {
  if (page.results.length === 0) return <NoCompanies count={page.count} query={query} />;
  return (
    <>
      <ul className={classes.grid}>
        {page.results.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} onShare={onShare} />
          </li>
        ))}
      </ul>
      <Pagination
        page={Number(query.page ?? 1)}
        count={page.count}
        limit={PAGE_SIZE}
        hrefFor={(number) => companyListPath({ ...query, page: number > 1 ? String(number) : undefined })}
      />
    </>
  );
}

function NoCompanies({ count, query }: { count: number; query: CompanyQuery }) {
  const { formatMessage } = useIntl();
  if (count > 0) {
    return (
      <EmptyState
        icon={<Building2 size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.pageEmpty)}
        action={
          <LinkButton to={companyListPath({ ...query, page: undefined })}>
            {formatMessage(messages.pageFirst)}
          </LinkButton>
        }
      />
    );
  }
  if (hasFilters(query)) {
    return (
      <EmptyState
        icon={<SearchX size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.emptySearch)}
        text={formatMessage(messages.emptySearchDetail)}
        action={<LinkButton to="/companies">{formatMessage(messages.clear)}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Building2 size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail)}
      action={<LinkButton to="/offers">{formatMessage(messages.offers)}</LinkButton>}
    />
  );
}
