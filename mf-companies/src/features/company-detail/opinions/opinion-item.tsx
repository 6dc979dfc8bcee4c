import { Badge, type DateInput, StarRating } from '@wspolnik/shared-ui';
import { Byline, type BylineAuthor, ShowMore } from '@wspolnik/shared-ui/cards';
import { BadgeCheck } from 'lucide-react';
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
  /** The author bought from the company. */
  verified_purchase: boolean;
}

export interface OpinionItemProps {
  opinion: OpinionData;
  now: DateInput;
}

/** An opinion about a company. */
export function OpinionItem({ opinion, now }: OpinionItemProps) {
  const intl = useIntl();
  const changed = opinion.updated_at !== opinion.created_at;
  return (
    <div className={styles.opinion}>
      <Byline
        author={opinion.author}
        date={opinion.updated_at}
        now={now}
        facts={changed ? [intl.formatMessage(messages.changed)] : []}
        end={opinion.is_mine && <Badge tone="primary">{intl.formatMessage(messages.yours)}</Badge>}
      />
      {(opinion.rating > 0 || opinion.verified_purchase) && (
        <div className={styles.stars}>
          {opinion.rating > 0 && <StarRating value={opinion.rating} size={18} />}
          {opinion.verified_purchase && (
            <Badge icon={<BadgeCheck aria-hidden size={14} strokeWidth={2} />}>
              {intl.formatMessage(messages.bought)}
            </Badge>
          )}
        </div>
      )}
      <ShowMore text={opinion.text} />
    </div>
  );
}
