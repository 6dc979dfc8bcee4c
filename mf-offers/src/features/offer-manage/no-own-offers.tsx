import type { OwnOfferPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton } from '@wspolnik/shared-ui';
import { SearchX, Store } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ownMessages as messages } from './offer-manage.messages.ts';

/** Why the list is empty: a first-time seller, filters that fit nothing, or a page past the end. */
export function NoOwnOffers({ page: { counts, count } }: { page: OwnOfferPage }) {
  const { formatMessage } = useIntl();
  if (counts.all === 0) {
    return (
      <EmptyState
        icon={<Store size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.none)}
        text={formatMessage(messages.noneText)}
        action={<LinkButton to="/offers/create">{formatMessage(messages.add)}</LinkButton>}
      />
    );
  }
  const isPastEnd = count > 0;
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={formatMessage(isPastEnd ? messages.pastEnd : messages.noMatch)}
      text={isPastEnd ? undefined : formatMessage(messages.noMatchText)}
      action={
        <LinkButton variant="outline" to="/offers/manage">
          {formatMessage(isPastEnd ? messages.firstPage : messages.clear)}
        </LinkButton>
      }
    />
  );
}
