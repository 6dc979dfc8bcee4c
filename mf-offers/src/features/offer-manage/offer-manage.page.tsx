import { useSessionStore } from '@wspolnik/shared-auth';
import {
  ErrorPanel,
  LinkButton,
  PageSkeleton,
  Pagination,
  useErrorText,
  useKeptFocus,
  usePage,
  useWarmDialogs,
} from '@wspolnik/shared-ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { PAGE_SIZE } from '../../lib/offer-query.ts';
import { ownOffersPath } from '../../lib/own-offer-query.ts';
import { NoOwnOffers } from './no-own-offers.tsx';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';
import { OwnOfferNotes } from './own-offer-notes.tsx';
import { OwnOfferTable } from './own-offer-table.tsx';
import { OwnOfferTools } from './own-offer-tools.tsx';
import { useOwnOfferQuery } from './use-own-offer-query.ts';
import { useOwnOffers } from './use-own-offers.ts';

/** The offers of the company in use. */
export function OfferManagePage() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });
  useWarmDialogs();
  const query = useOwnOfferQuery();
  const company = useSessionStore((session) => session.company);
  const offers = useOwnOffers(query);
  const { page } = offers;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {formatMessage(messages.title)}
        </h1>
        {/* With no offer at all the list's place leads to the first one. */}
        {page?.counts.all !== 0 && (
          <LinkButton to="/offers/create" icon={<Plus size={18} strokeWidth={1.75} />}>
            {formatMessage(messages.add)}
          </LinkButton>
        )}
      </header>
      {page && <OwnOfferNotes page={page} isStale={offers.error !== undefined} />}
      {page && page.counts.all > 0 && <OwnOfferTools query={query} counts={page.counts} />}
      <Content offers={offers} canToggle={company !== null && company.role !== 'member'} />
      {page && (
        <Pagination
          page={Number(query.page ?? 1)}
          count={page.count}
          limit={PAGE_SIZE}
          hrefFor={(number) => ownOffersPath({ ...query, page: number > 1 ? String(number) : undefined })}
        />
      )}
    </div>
  );
}

interface ContentProps {
  offers: ReturnType<typeof useOwnOffers>;
  canToggle: boolean;
}

function Content({ offers: { page, error, retry, ...rest }, canToggle }: ContentProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <PageSkeleton kind="rows" />;
  if (page.results.length === 0) return <NoOwnOffers page={page} />;
  return <OwnOfferTable {...{ page, ...rest, canToggle }} />;
}
