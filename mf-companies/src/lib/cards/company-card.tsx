import { Avatar, classNames, Link, RatingBadge, useLocale } from '@wspolnik/system';
import { Place, ShareButton } from '@wspolnik/system/cards';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type CompanyAdmin, CompanyAdminMenu } from './company-admin-menu.tsx';
import { ContactCounts } from './contact-counts.tsx';
import { type CardActions, ProfileActions } from './profile-actions.tsx';
import styles from './profile-card.module.css';
import { type CompanyCardData, cityOf } from './profile-data.ts';

export interface CompanyCardProps extends CardActions {
  company: CompanyCardData;
  /** The company's page, as a path without locale. */
  href?: string;
  /** Only for admins. */
  admin?: CompanyAdmin;
  headingLevel?: 2 | 3 | 4;
  /** The name with marks, as where it was found by a search. */
  shownName?: ReactNode;
  /** True for cards on the first screen: their logos load eagerly. */
  eager?: boolean;
}

function CompanyCardView(props: CompanyCardProps) {
  const { company, href, admin, headingLevel = 3, shownName, eager, onShare, ...actions } = props;
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar
          name={company.name}
          image={company.thumbnail}
          size={56}
          shape="square"
          eager={eager}
          className={styles.logo}
        />
        <Heading className={styles.name}>
          <Link to={href ?? `/companies/${company.id}`} className={styles.link}>
            {shownName ?? company.name}
          </Link>
        </Heading>
        <span className={styles.rating}>
          <RatingBadge value={company.rating} count={company.rating_count} />
          {company.offer_count > 0 && (
            <span>{formatMessage({ id: 'companies.offer_count' }, { count: company.offer_count })}</span>
          )}
        </span>
        {admin && <CompanyAdminMenu className={styles.menu} name={company.name} {...admin} />}
      </div>
      <div className={classNames(styles.facts, styles.ofCompany)}>
        {company.category && <span>{locale === 'en' ? company.category.name_en : company.category.name}</span>}
        <Place city={cityOf(company)} />
        <ContactCounts total={company.total_contacts} shared={company.shared_contacts} names={company.shared_names} />
        {onShare && <ShareButton className={styles.share} title={company.name} onShare={onShare} />}
      </div>
      <ProfileActions className={styles.foot} profile={company} {...actions} />
    </article>
  );
}

/**
 * A company in a list. The whole card is one link; menu and buttons are above it. Memoised, so that a list renders only the
 * cards whose props changed.
 */
export const CompanyCard = memo(CompanyCardView);
