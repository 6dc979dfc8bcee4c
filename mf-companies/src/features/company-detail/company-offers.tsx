import type { Company } from '@wspolnik/api/contract';
import { EmptyState, ErrorPanel, LinkButton, OfferCard, useErrorText } from '@wspolnik/shared-ui';
import { Tag } from 'lucide-react';
import { useIntl } from 'react-intl';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';
import { useCompanyOffers } from './use-company.ts';

export interface CompanyOffersProps {
  company: Company;
}

export function CompanyOffers({ company }: CompanyOffersProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="company-offers" className={classes.offers}>
      <h2 id="company-offers" className={classes.heading}>
        {formatMessage(messages.offers)}
      </h2>
      <OffersOf company={company} />
    </section>
  );
}

function OffersOf({ company }: CompanyOffersProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { page, error, retry } = useCompanyOffers(company.id);
  if (error && !page) {
    return <ErrorPanel title={intl.formatMessage(messages.offersFailed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <OfferBones />;
  if (page.results.length === 0) {
    return (
      <EmptyState
        icon={<Tag size={26} strokeWidth={1.75} />}
        title={intl.formatMessage(messages.offersEmpty)}
        text={intl.formatMessage(messages.offersEmptyDetail)}
        action={<LinkButton to="/offers">{intl.formatMessage(messages.offersEmptyAction)}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className={classes.grid}>
        {page.results.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} href={`/offers/${offer.id}`} sharedContacts={offer.shared_contacts} />
          </li>
        ))}
      </ul>
      {page.count > page.results.length ? (
        <LinkButton to={`/offers?seller_id=${company.id}`} variant="outline">
          {intl.formatMessage(messages.offersMore, { count: page.count })}
        </LinkButton>
      ) : null}
    </>
  );
}

function OfferBones() {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.grid}>
        {[0, 1, 2].map((card) => (
          <li key={card} className={classes.bone} />
        ))}
      </ul>
    </div>
  );
}
