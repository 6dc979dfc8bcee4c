import type { Company } from '@wspolnik/api/contract';
import { Slot, useHasSlot, usePage } from '@wspolnik/shared-ui';
import { RichText } from '@wspolnik/shared-ui/cards';
import { useIntl } from 'react-intl';
import { HowYouKnow } from '../../lib/contacts/how-you-know.tsx';
import { NextSteps } from '../../lib/next-steps/next-steps.tsx';
import { CompanyContact } from './company-contact.tsx';
import { CompanyContacts } from './company-contacts.tsx';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';
import { CompanyHead } from './company-head.tsx';
import { CompanyNumbers } from './company-numbers.tsx';
import { CompanyStatusNote } from './company-status.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { CompanyOpinions } from './opinions/company-opinions.tsx';
import { CompanyPlace } from './place/company-place.tsx';

export interface CompanyProfileProps {
  company: Company;
}

export function CompanyProfile({ company }: CompanyProfileProps) {
  const { formatMessage } = useIntl();
  usePage({ title: company.name });
  return (
    <div className={`wp-container ${classes.page}`}>
      <CompanyStatusNote company={company} />
      <CompanyHead company={company} />
      <HowYouKnow type="company" id={company.id} status={company.network_status} />
      <NextSteps company={company} />
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
          <CompanyPlace company={company} />
        </div>
        <aside className={classes.column}>
          <CompanyContact company={company} />
          <CompanyNumbers company={company} />
          {company.status === 'active' && <CompanyContacts companyId={company.id} />}
        </aside>
      </div>
      {company.status === 'active' && <PublicSections company={company} />}
    </div>
  );
}

/** What the API answers of active companies alone. */
function PublicSections({ company }: CompanyProfileProps) {
  const hasPosts = useHasSlot('company.posts');
  return (
    <>
      <Slot name="company.offers" companyId={company.id} fallback={<OffersSkeleton />} />
      <CompanyOpinions company={company} />
      {hasPosts && <Slot name="company.posts" companyId={company.id} />}
    </>
  );
}
