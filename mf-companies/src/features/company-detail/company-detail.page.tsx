import { LinkButton, PageSkeleton, Slot } from '@wspolnik/shared-ui';
import { ReadStates, useRead } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';
import { CompanyProfile } from './company-profile.tsx';

export interface CompanyDetailPageProps {
  id: string;
}

export function CompanyDetailPage({ id }: CompanyDetailPageProps) {
  const { formatMessage } = useIntl();
  return (
    <ReadStates
      read={useRead(companyRead({ id }))}
      skeleton={<PageSkeleton kind="detail" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.missing),
        text: formatMessage(messages.missingDetail),
        action: <LinkButton to="/companies">{formatMessage(messages.all)}</LinkButton>,
      }}
    >
      {(company) => (
        <CompanyProfile company={company}>
          <Slot name="company.offers" companyId={company.id} fallback={<OffersSkeleton />} />
        </CompanyProfile>
      )}
    </ReadStates>
  );
}

/** Skeleton of the row of offers, which another remote renders. */
function OffersSkeleton() {
  return (
    <div aria-busy="true" className={classes.offers}>
      <ul aria-hidden="true" className={classes.grid}>
        {[0, 1, 2].map((card) => (
          <li key={card} className={classes.card} />
        ))}
      </ul>
    </div>
  );
}
