import { Avatar, classNames, Link, RatingBadge, StarRating } from '@wspolnik/system';
import { Place } from '@wspolnik/system/cards';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type CompanyAdmin, CompanyAdminMenu } from '../../lib/cards/company-admin-menu.tsx';
import { ContactCounts } from '../../lib/cards/contact-counts.tsx';
import { type CardActions, ProfileActions } from '../../lib/cards/profile-actions.tsx';
import { type CompanyCardData, cityOf } from '../../lib/cards/profile-data.ts';
import styles from './company-widget.module.css';

export interface CompanyWidgetProps extends CardActions {
  company: CompanyCardData;
  /** `side`: beside an offer or a post. `header`: the head of the company's own page; its name is the page's heading. */
  variant?: 'side' | 'header';
  href?: string;
  admin?: CompanyAdmin;
  headingLevel?: 2 | 3 | 4;
  /** In the header: number of ratings. */
  ratingCount?: number;
  /** In the header, below the name. */
  badges?: ReactNode;
  /** In the header, after the buttons. */
  menu?: ReactNode;
}

/** Summary of a company. */
export function CompanyWidget({ variant = 'side', ...props }: CompanyWidgetProps) {
  return variant === 'side' ? <SideWidget {...props} /> : <HeaderWidget {...props} />;
}

function SideWidget({ company, href, admin, headingLevel = 2, ...actions }: CompanyWidgetProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(styles.widget, styles.side)}>
      <div className={styles.head}>
        <Avatar name={company.name} image={company.thumbnail} size={44} shape="square" />
        <div className={styles.title}>
          <Heading className={styles.name}>
            <Link to={href ?? `/companies/${company.id}`} className={styles.link}>
              {company.name}
            </Link>
          </Heading>
          <div className={styles.facts}>
            <RatingBadge value={company.rating} count={company.rating_count} />
            <Place city={cityOf(company)} />
          </div>
        </div>
        {admin && <CompanyAdminMenu name={company.name} {...admin} />}
      </div>
      <div className={styles.facts}>
        <ContactCounts total={company.total_contacts} shared={company.shared_contacts} />
      </div>
      <ProfileActions profile={company} {...actions} />
    </section>
  );
}

function HeaderWidget({ company, admin, ratingCount = 0, badges, menu, ...actions }: CompanyWidgetProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={classNames(styles.widget, styles.header)}>
      <div className={styles.head}>
        <Avatar name={company.name} image={company.thumbnail} size={88} shape="square" className={styles.logo} />
        <div className={styles.title}>
          <h1 className={styles.pageName}>{company.name}</h1>
          {badges && <div className={styles.badges}>{badges}</div>}
          <div className={styles.facts}>
            <span className={styles.rating}>
              <StarRating value={company.rating} size={18} />
              {ratingCount > 0 && (
                <span>{formatMessage({ id: 'companies.detail.opinions' }, { count: ratingCount })}</span>
              )}
            </span>
            <Place city={cityOf(company)} />
            <ContactCounts total={company.total_contacts} shared={company.shared_contacts} />
          </div>
        </div>
      </div>
      <div className={styles.end}>
        <ProfileActions profile={company} {...actions} />
        {admin && <CompanyAdminMenu name={company.name} {...admin} />}
        {menu}
      </div>
    </header>
  );
}
