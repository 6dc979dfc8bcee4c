import { EmptyState, ErrorPanel, LinkButton, PageSkeleton, useErrorText, usePage } from '@wspolnik/shared-ui';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';
import { OfferView } from './offer-view.tsx';
import { useOffer } from './use-offer.ts';

export function OfferDetailPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { offer, error, isGone, reload } = useOffer(id);

  if (isGone) return <OfferGone />;
  if (offer) return <OfferView offer={offer} reload={reload} isStale={error !== undefined} />;
  if (!error) return <PageSkeleton kind="detail" />;
  return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={reload} />;
}

function OfferGone() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.gone) });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{formatMessage(messages.gone)}</h1>
      <EmptyState
        icon={<SearchX size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.goneText)}
        action={<LinkButton to="/offers">{formatMessage(messages.backToList)}</LinkButton>}
      />
    </div>
  );
}
