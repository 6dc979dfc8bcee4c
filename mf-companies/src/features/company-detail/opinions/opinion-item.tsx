import { OpinionPurchase } from '@wspolnik/market';
import { Badge, type DateInput, Link, StarRating } from '@wspolnik/system';
import { Byline, type BylineAuthor, ShowMore } from '@wspolnik/system/cards';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './opinion-item.module.css';
import { opinionMessages as messages } from './opinions.messages.ts';

/** The part of the API's opinion that an item shows. */
export interface OpinionData {
  id: string;
  text: string;
  /** 0 when there is none. */
  rating: number;
  created_at: string;
  /** Later than `created_at` when the opinion was replaced. */
  updated_at: string;
  author: BylineAuthor;
  is_mine: boolean;
  /** Null without one. */
  purchase: { month: string; category: { name: string; name_en: string } } | null;
  /** Set for the author of a hidden opinion. */
  hidden: { reason: string | null; decision_id: string | null } | null;
}

export interface OpinionItemProps {
  opinion: OpinionData;
  now: DateInput;
  /** Beside the author. */
  end?: ReactNode;
}

/** An opinion about a company. */
export function OpinionItem({ opinion, now, end }: OpinionItemProps) {
  const intl = useIntl();
  const changed = opinion.updated_at !== opinion.created_at;
  return (
    <div className={styles.opinion}>
      <Byline
        author={opinion.author}
        date={opinion.updated_at}
        now={now}
        facts={changed ? [intl.formatMessage(messages.changed)] : []}
        end={opinion.is_mine ? <Badge tone="primary">{intl.formatMessage(messages.yours)}</Badge> : end}
      />
      <div className={styles.stars}>
        {opinion.rating > 0 && <StarRating value={opinion.rating} size={18} />}
        <OpinionPurchase purchase={opinion.purchase} />
      </div>
      {opinion.hidden && <Hidden {...opinion.hidden} />}
      <ShowMore text={opinion.text} />
    </div>
  );
}

function Hidden({ reason, decision_id: decision }: NonNullable<OpinionData['hidden']>) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.hidden}>
      {formatMessage(messages.hidden, { reason: reason ?? '' })}{' '}
      {decision && <Link to={`/moderation/decisions/${decision}`}>{formatMessage(messages.decision)}</Link>}
    </p>
  );
}
