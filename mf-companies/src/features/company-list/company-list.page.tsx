import type { Company } from '@wspolnik/api/contract';
import { ErrorPanel, navigate, useErrorText, useLocation, usePage } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type CompanyQuery, companyListPath, parseCompanyQuery, withFilters } from '../../lib/company-query.ts';
import { ShareCompany } from '../../lib/share-company.tsx';
import { CompanyFilters } from './company-filters.tsx';
import { CompanyGrid } from './company-grid.tsx';
import { CompanyGridSkeleton } from './company-grid-skeleton.tsx';
import { listMessages as messages } from './company-list.messages.ts';
import classes from './company-list.module.css';
import { useCompanies } from './use-companies.ts';

export function CompanyListPage() {
  const intl = useIntl();
  const errorText = useErrorText();
  const query = parseCompanyQuery(useLocation().search);
  const { page, error, isStale, retry } = useCompanies(query);
  const [shared, setShared] = useState<Company | null>(null);
  const title = intl.formatMessage(messages.title);
  usePage({ title });

  // Read again when it runs: two delayed inputs may commit one after the other, each on top of the other's change.
  const change = (filters: CompanyQuery) => {
    const present = parseCompanyQuery(window.location.search);
    navigate(companyListPath(withFilters(present, filters)), { replace: true });
  };
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {page ? (
          <p className={classes.count} role="status">
            {intl.formatMessage(page.count_exact ? messages.count : messages.countOver, { count: page.count })}
          </p>
        ) : null}
      </header>
      <CompanyFilters query={query} onChange={change} />
      {error ? (
        <ErrorPanel title={intl.formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : page ? (
        <div className={isStale ? classes.stale : undefined} aria-busy={isStale}>
          <CompanyGrid page={page} query={query} onShare={setShared} />
        </div>
      ) : (
        <CompanyGridSkeleton />
      )}
      {shared ? <ShareCompany company={shared} onClose={() => setShared(null)} /> : null}
    </div>
  );
}
