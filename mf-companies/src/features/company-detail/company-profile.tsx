import type { CompanyDetail } from '@wspolnik/contract';
import { LinkButton, lazyPage, PartSkeleton, Slot, useHasSlot, usePage } from '@wspolnik/system';
import { RichText } from '@wspolnik/system/cards';
import { Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { HowYouKnow } from '../../lib/contacts/how-you-know.tsx';
import { Ties } from '../../lib/contacts/ties.tsx';
import { useHasSteps } from '../../lib/next-steps/use-has-steps.ts';
import { CompanyContact } from './company-contact.tsx';
import { CompanyContacts } from './company-contacts.tsx';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';
import { CompanyHead } from './company-head.tsx';
import { CompanyNumbers } from './company-numbers.tsx';
import { CompanyStatusNote } from './company-status.tsx';
import { CompanyTeam } from './company-team.tsx';
import { CompanyFacts } from './facts/company-facts.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { NextStepsOnDemand } from './own-parts.tsx';
import { CompanyPlace } from './place/company-place.tsx';
import { CompanyShowcaseParts } from './showcase/company-showcase.tsx';

// Below the first screen, with the form and the dialogs of opinions: the page does not need them at first.
const { Page: CompanyOpinions } = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "company-opinions" */ './opinions/company-opinions.tsx')).CompanyOpinions,
);

export interface CompanyProfileProps {
  company: CompanyDetail;
  /** What is between it and the visitor is not known yet. */
  isOfGuest?: boolean;
}

export function CompanyProfile({ company, isOfGuest }: CompanyProfileProps) {
  const { formatMessage } = useIntl();
  usePage({ title: company.name });
  const hasSteps = useHasSteps(company);
  return (
    <div className={`wp-container ${classes.page}`}>
      <CompanyStatusNote company={company} />
      <CompanyHead company={company} />
      <CompanyFacts company={company} />
      {hasSteps && <NextStepsOnDemand company={company} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          <section aria-labelledby="company-about">
            <h2 id="company-about" className={classes.heading}>
              {formatMessage(messages.about)}
            </h2>
            {company.description ? (
              <RichText text={company.description} className={classes.description} />
            ) : (
              <p className={classes.muted}>{formatMessage(messages.noDescription)}</p>
            )}
          </section>
          <CompanyShowcaseParts company={company} />
          <CompanyPlace company={company} />
        </div>
        <aside className={`${classes.column} ${classes.side}`}>
          <CompanyTeam company={company} />
          <CompanyContact company={company} />
          <CompanyNumbers company={company} />
          {company.status === 'active' && <CompanyContacts companyId={company.id} />}
          {/* Last: a page that was served for a guest has no place for them. */}
          {!isOfGuest && <Ties type="company" {...company} />}
          {!isOfGuest && <HowYouKnow type="company" id={company.id} status={company.network_status} />}
        </aside>
        {company.status === 'active' && (
          <div className={classes.offersArea}>
            <Slot name="company.offers" companyId={company.id} fallback={<OffersSkeleton />} />
          </div>
        )}
      </div>
      {company.status === 'active' && <PublicSections company={company} />}
    </div>
  );
}

const NEVER = () => () => undefined;

/** Their data and their stylesheet are not part of the HTML, so that a render on the server would show wrong numbers. */
function Opinions({ company }: CompanyProfileProps) {
  const isServed = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
  const skeleton = <PartSkeleton className={classes.opinionsSkeleton} />;
  if (isServed) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <CompanyOpinions company={company} />
    </Suspense>
  );
}

/** Only of active companies, like the offers. */
function PublicSections({ company }: CompanyProfileProps) {
  const { formatMessage } = useIntl();
  const hasPosts = useHasSlot('company.posts');
  return (
    <>
      <noscript>
        <LinkButton variant="outline" to={`/offers?seller_id=${company.id}`}>
          {formatMessage(messages.allOffers)}
        </LinkButton>
      </noscript>
      <Opinions company={company} />
      {hasPosts && (
        <Slot
          name="company.posts"
          companyId={company.id}
          fallback={<span className={`${classes.postsSkeleton} wp-needs-scripts`} />}
        />
      )}
    </>
  );
}
