import { type PageProps, ReadStates, useRead } from '@wspolnik/kit';
import { LinkButton, PageSkeleton } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { offerRead } from '../../lib/offers.reads.ts';
import { useBuying } from './buying/use-buying.tsx';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import { OfferView } from './offer-view.tsx';

export function OfferDetailPage({ id }: PageProps) {
  const { formatMessage } = useIntl();
  const read = useRead(offerRead({ id }));
  const { buying, dialog } = useBuying(id, read);
  return (
    <>
      <ReadStates
        read={read}
        skeleton={<PageSkeleton kind="detail" />}
        failed={formatMessage(messages.failed)}
        gone={{
          title: formatMessage(messages.gone),
          text: formatMessage(messages.goneText),
          action: <LinkButton to="/offers">{formatMessage(messages.backToList)}</LinkButton>,
        }}
      >
        {(offer) => <OfferView {...{ offer, buying }} reload={read.retry} />}
      </ReadStates>
      {dialog}
    </>
  );
}
