import type { Company } from '@wspolnik/api/contract';
import { Avatar, IconButton, Link, RatingBadge } from '@wspolnik/shared-ui';
import { MapPin, Share2, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './company-card.module.css';
import { cardMessages as messages } from './company-list.messages.ts';

export interface CompanyCardProps {
  company: Company;
  onShare: (company: Company) => void;
}

export function CompanyCard({ company, onShare }: CompanyCardProps) {
  const { formatMessage } = useIntl();
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <Avatar name={company.name} image={company.thumbnail} size={48} shape="square" />
        <div className={classes.who}>
          <h2 className={classes.name}>
            <Link to={`/companies/${company.id}`}>{company.name}</Link>
          </h2>
          <RatingBadge value={company.rating} />
        </div>
      </div>
      <ul className={classes.meta}>
        <li>
          <MapPin aria-hidden size={15} strokeWidth={1.75} />
          {company.location.city ?? formatMessage(messages.noCity)}
        </li>
        <li>
          <Users aria-hidden size={15} strokeWidth={1.75} />
          {formatMessage(messages.contacts, { count: company.total_contacts })}
        </li>
        {company.shared_contacts > 0 ? (
          <li>{formatMessage(messages.shared, { count: company.shared_contacts })}</li>
        ) : null}
      </ul>
      <div className={classes.foot}>
        <span>{formatMessage(messages.offers, { count: company.offer_count })}</span>
        <IconButton
          round
          label={formatMessage(messages.share, { title: company.name })}
          icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => onShare(company)}
        />
      </div>
    </article>
  );
}
