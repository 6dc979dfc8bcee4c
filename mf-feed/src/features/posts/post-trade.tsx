import { Avatar, Badge, Link, StarRating, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { ShownOffer } from '../../lib/trade/shown-offer.tsx';
import { tradeMessages as messages } from '../../lib/trade/trade.messages.ts';
import type { PostCardData } from './post-data.ts';
import styles from './post-trade.module.css';

type Trade = Pick<PostCardData, 'type' | 'category' | 'city' | 'company' | 'offer'>;

/** What a post is for: its type, with the trade and the town that are sought. Nothing for a plain post. */
export function PostType({ post: { type, category, city } }: { post: Trade }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (!type) return null;
  const trade = category && (locale === 'en' ? category.name_en : category.name);
  return (
    <p className={styles.type}>
      <Badge tone="primary">{formatMessage(messages[type])}</Badge>
      <span>{[trade, city].filter(Boolean).join(', ')}</span>
    </p>
  );
}

/** The recommended company, or the offer. */
export function PostTrade({ post: { type, company, offer } }: { post: Trade }) {
  const { formatMessage } = useIntl();
  if (type === 'offers') {
    return (
      <div className={styles.shown}>
        <ShownOffer offer={offer ?? null} />
      </div>
    );
  }
  if (type !== 'recommends') return null;
  return (
    <div className={styles.shown}>
      {company ? (
        <RecommendedCompany company={company} />
      ) : (
        <p className={styles.gone}>{formatMessage(messages.companyGone)}</p>
      )}
    </div>
  );
}

function RecommendedCompany({ company }: { company: NonNullable<Trade['company']> }) {
  const { formatMessage } = useIntl();
  const { id, name, thumbnail, city, rating, rating_count: count } = company;
  return (
    <div className={styles.company}>
      <Avatar name={name} image={thumbnail} size={44} shape="square" />
      <div className={styles.words}>
        <Link to={`/companies/${id}`}>
          <strong>{name}</strong>
        </Link>
        {city && <span>{city}</span>}
        {rating > 0 && (
          <span className={styles.rating}>
            <StarRating value={rating} size={16} />
            {formatMessage({ id: 'posts.card.opinions' }, { count })}
          </span>
        )}
      </div>
    </div>
  );
}
