import type { ApiError } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, PageSkeleton, useErrorText, usePage } from '@wspolnik/shared-ui';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';
import { CompanyOffers } from './company-offers.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { useCompany } from './use-company.ts';

export interface CompanyDetailPageProps {
  id: string;
}

export function CompanyDetailPage({ id }: CompanyDetailPageProps) {
  const { company, error, retry } = useCompany(id);
  if (company) {
    return (
      <CompanyProfile company={company}>
        <CompanyOffers company={company} />
      </CompanyProfile>
    );
  }
  if (!error) return <PageSkeleton kind="detail" />;
  return isMissing(error) ? <MissingCompany /> : <FailedCompany error={error} onRetry={retry} />;
}

/** A malformed id answers 400 or 422: to a person that is the same as a company that does not exist. */
function isMissing({ status }: ApiError): boolean {
  return [400, 404, 422].includes(status);
}

function MissingCompany() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.missing);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className="wp-visually-hidden">{title}</h1>
      <EmptyState
        icon={<SearchX size={26} strokeWidth={1.75} />}
        title={title}
        text={formatMessage(messages.missingDetail)}
        action={<LinkButton to="/companies">{formatMessage(messages.all)}</LinkButton>}
      />
    </div>
  );
}

function FailedCompany({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const title = intl.formatMessage(messages.failed);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className="wp-visually-hidden">{title}</h1>
      <ErrorPanel title={title} detail={errorText(error)} onRetry={onRetry} />
    </div>
  );
}
