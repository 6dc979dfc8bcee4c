import type { Company } from '@wspolnik/api/contract';
import { Avatar, Button, StarRating, usePage } from '@wspolnik/shared-ui';
import { RichText } from '@wspolnik/shared-ui/cards';
import { MapPin, Share2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { HowYouKnow } from '../../lib/contacts/how-you-know.tsx';
import { NextSteps } from '../../lib/next-steps/next-steps.tsx';
import { ShareProfile } from '../../lib/share-profile.tsx';
import { CompanyContact } from './company-contact.tsx';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';

export interface CompanyProfileProps {
  company: Company;
  children: ReactNode;
}

export function CompanyProfile({ company, children }: CompanyProfileProps) {
  const { formatMessage } = useIntl();
  usePage({ title: company.name });
  return (
    <div className={`wp-container ${classes.page}`}>
      <CompanyHeader company={company} />
      <HowYouKnow type="company" id={company.id} status={company.network_status} />
      <NextSteps company={company} />
      <div className={classes.columns}>
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
        <CompanyContact company={company} />
      </div>
      {children}
    </div>
  );
}

function CompanyHeader({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const [sharing, setSharing] = useState(false);
  return (
    <header className={classes.header}>
      <Avatar name={company.name} image={company.image} size={96} shape="square" />
      <div className={classes.who}>
        <h1 className={classes.title}>{company.name}</h1>
        <p className={classes.rating}>
          <StarRating value={company.rating} />
          {company.rating_count > 0 ? (
            <span className={classes.muted}>{formatMessage(messages.opinions, { count: company.rating_count })}</span>
          ) : null}
        </p>
        <ul className={classes.meta}>
          {company.category ? <li>{company.category.name}</li> : null}
          <li>
            <MapPin aria-hidden size={16} strokeWidth={1.75} />
            {company.location.city ?? formatMessage(messages.noCity)}
          </li>
          <li>
            <Users aria-hidden size={16} strokeWidth={1.75} />
            {formatMessage(messages.contacts, { count: company.total_contacts })}
          </li>
          {company.shared_contacts > 0 ? (
            <li>{formatMessage(messages.shared, { count: company.shared_contacts })}</li>
          ) : null}
        </ul>
      </div>
      <Button
        variant="outline"
        icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setSharing(true)}
      >
        {formatMessage(messages.share)}
      </Button>
      {sharing ? (
        <ShareProfile path={`/companies/${company.id}`} name={company.name} onClose={() => setSharing(false)} />
      ) : null}
    </header>
  );
}
