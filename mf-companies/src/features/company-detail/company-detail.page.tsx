import { ReadStates, useRead } from '@wspolnik/kit';
import { LinkButton, PageSkeleton } from '@wspolnik/system';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { detailMessages as messages } from './company-detail.messages.ts';
import { CompanyProfile } from './company-profile.tsx';
import { useOwnParts } from './own-parts.tsx';

export interface CompanyDetailPageProps {
  id: string;
}

export function CompanyDetailPage({ id }: CompanyDetailPageProps) {
  const { formatMessage } = useIntl();
  const read = useRead(companyRead({ id }));
  useOwnParts(id);
  return (
    <ReadStates
      read={read}
      skeleton={<PageSkeleton kind="profile" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.missing),
        text: formatMessage(messages.missingDetail),
        action: <LinkButton to="/companies">{formatMessage(messages.all)}</LinkButton>,
      }}
    >
      {(company) => (
        <Suspense fallback={<PageSkeleton kind="profile" />}>
          <CompanyProfile key={company.id} company={company} isOfGuest={read.isOfGuest} />
        </Suspense>
      )}
    </ReadStates>
  );
}
