import { Badge, type DateInput, StarRating } from '@wspolnik/shared-ui';
import { Byline, type BylineAuthor, ShowMore } from '@wspolnik/shared-ui/cards';
import { useIntl } from 'react-intl';
import styles from './opinion-item.module.css';

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
        facts={changed ? [intl.formatMessage({ id: 'opinions.changed' })] : []}
        end={opinion.is_mine && <Badge tone="primary">{intl.formatMessage({ id: 'opinions.yours' })}</Badge>}
      />
      {opinion.rating > 0 && (
        <div className={styles.stars}>
          <StarRating value={opinion.rating} size={18} />
        </div>
      )}
      <ShowMore text={opinion.text} />
    </div>
  );
}
