import type { OfferPage } from '@wspolnik/contract';
import { StaleNote, useRead } from '@wspolnik/kit';
import { OfferCard } from '@wspolnik/market';
import { Button, EmptyState, ErrorPanel, LinkButton, useErrorText } from '@wspolnik/system';
import { Tag } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { offerQuery } from '../../lib/offer-query.ts';
import { companyOffersRead } from '../../lib/offers.reads.ts';
import { useIsOwnCompany } from '../../lib/own-company.ts';
import { workLine } from '../../lib/work-line.ts';
import { companyOffersMessages as messages } from './company-offers.messages.ts';
import classes from './company-offers.module.css';
import { useSteps } from './use-steps.ts';

/** Cards in one row of a wide screen. */
const SKELETONS = [0, 1, 2];

export interface CompanyOffersProps {
  companyId: string;
}

/** The offers of a company on its profile. A failure is shown only here, so that the profile remains usable. */
export function CompanyOffers({ companyId }: CompanyOffersProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.offers}>
      <h2 id={titleId} className={classes.heading}>
        {formatMessage(messages.title)}
      </h2>
      <OffersOf key={companyId} companyId={companyId} />
    </section>
  );
}

function OffersOf({ companyId }: CompanyOffersProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const read = useRead(companyOffersRead({ seller_id: companyId }));
  const { data: page, error, retry } = read;
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <Skeleton />;
  if (page.results.length === 0) {
    return (
      <EmptyState
        icon={<Tag size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyText)}
        action={<LinkButton to="/offers">{formatMessage(messages.others)}</LinkButton>}
      />
    );
  }
  return (
    <>
      <div role="status" className={classes.note}>
        <StaleNote read={read} />
      </div>
      <OfferCards page={page} companyId={companyId} />
    </>
  );
}

/** A company may have a thousand offers: their cards are drawn in steps. */
function OfferCards({ page: { results, count }, companyId }: CompanyOffersProps & { page: OfferPage }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const countId = useId();
  const isOwn = useIsOwnCompany(companyId);
  const { shown, hasMore, showMore, list, button } = useSteps(results.length);
  return (
    <>
      <ul ref={list} className={classes.grid}>
        {results.slice(0, shown).map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              href={offerPath(offer.id)}
              sharedContacts={offer.shared_contacts}
              work={workLine(intl, offer)}
              own={isOwn}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={classes.more}>
          <Button ref={button} variant="outline" onClick={showMore} aria-describedby={countId}>
            {formatMessage(messages.more)}
          </Button>
          <p id={countId} className={classes.count}>
            {formatMessage(messages.shown, { shown, count })}
          </p>
        </div>
      )}
      {!hasMore && count > results.length && (
        <LinkButton to={offerQuery.href({ seller_id: companyId })} variant="outline">
          {formatMessage(messages.all, { count })}
        </LinkButton>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.grid}>
        {SKELETONS.map((card) => (
          <li key={card} className={classes.skeleton} />
        ))}
      </ul>
    </div>
  );
}
