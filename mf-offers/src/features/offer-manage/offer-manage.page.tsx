import type { OwnOfferPage } from '@wspolnik/contract';
import { ListStates, NoMatch, useList, useListQuery } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, LinkButton, PageSkeleton, useKeptFocus, usePage, useWarmDialogs } from '@wspolnik/system';
import { Plus, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ownOffersRead } from '../../lib/offers.reads.ts';
import { ownOfferQuery } from '../../lib/own-offer-query.ts';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';
import { OwnOfferNotes } from './own-offer-notes.tsx';
import { OwnOfferTable } from './own-offer-table.tsx';
import { OwnOfferTools } from './own-offer-tools.tsx';

/** The offers of the company in use. */
export function OfferManagePage() {
  // The key resets selection and counts when the company changes.
  return <OwnOffers key={useSessionStore(profileKey)} />;
}

function OwnOffers() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  useWarmDialogs();
  const query = useListQuery(ownOfferQuery);
  const list = useList<OwnOfferPage>(ownOffersRead(query));
  const counts = useLastCounts(list.data);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  const none =
    counts?.all === 0 ? <NoOffers /> : <NoMatch to={ownOfferQuery.href({})} title={formatMessage(messages.noMatch)} />;
  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {/* Without any offer the empty list has this link. */}
        {counts?.all !== 0 && (
          <LinkButton to="/offers/create" icon={<Plus size={18} strokeWidth={1.75} />}>
            {formatMessage(messages.add)}
          </LinkButton>
        )}
      </header>
      {list.data && <OwnOfferNotes page={list.data} />}
      {counts && counts.all > 0 && <OwnOfferTools query={query} counts={counts} />}
      <ListStates
        // A new element takes its place below the notes and tools that come with the first answer; the skeleton's would move.
        key={counts ? 'counted' : 'first'}
        {...{ list, query }}
        of={ownOfferQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<PageSkeleton kind="rows" />}
        empty={none}
        noMatch={none}
      >
        {(page) => <OwnOfferTable {...{ page, query }} />}
      </ListStates>
    </div>
  );
}

/** The last known counts when another page cannot be loaded, so that the search and its links stay. */
function useLastCounts(page: OwnOfferPage | undefined): OwnOfferPage['counts'] | undefined {
  const [last, setLast] = useState(page?.counts);
  if (page && page.counts !== last) setLast(page.counts);
  return page?.counts ?? last;
}

function NoOffers() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Store size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.none)}
      text={formatMessage(messages.noneText)}
      action={<LinkButton to="/offers/create">{formatMessage(messages.add)}</LinkButton>}
    />
  );
}
