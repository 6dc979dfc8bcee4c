import type { OpinionPage } from '@wspolnik/contract';
import { StarRating } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import classes from './company-opinions.module.css';
import { opinionMessages as messages } from './opinions.messages.ts';

interface OpinionStarsProps {
  rating: number;
  /** Undefined while loading. */
  page: Pick<OpinionPage, 'stars' | 'total' | 'after_purchase' | 'counts_without_purchase'> | undefined;
}

const FIVE_TO_ONE = [5, 4, 3, 2, 1];
const NONE = [0, 0, 0, 0, 0];

/** The average, how many opinions have how many stars, and which of them it counts. */
export function OpinionStars({ rating, page }: OpinionStarsProps) {
  const { formatMessage } = useIntl();
  const stars = page?.stars ?? NONE;
  const hasOthers = page !== undefined && page.total > page.after_purchase;
  const total = stars.reduce((sum, count) => sum + count, 0);
  return (
    <div className={classes.stars}>
      <p className={classes.average}>
        <StarRating value={rating} size={26} />
      </p>
      <ul className={classes.bars}>
        {FIVE_TO_ONE.map((star) => {
          const count = stars[star - 1] ?? 0;
          return (
            <li key={star}>
              <span className="wp-visually-hidden">{formatMessage(messages.stars, { star, count })}</span>
              <span aria-hidden="true">{star}</span>
              <meter aria-hidden="true" className={classes.bar} min={0} max={Math.max(1, total)} value={count} />
              <span aria-hidden="true" className={classes.count}>
                {count}
              </span>
            </li>
          );
        })}
      </ul>
      {hasOthers && (
        <p className={classes.basis}>
          {formatMessage(page.counts_without_purchase ? messages.countsAll : messages.countsPurchases)}
        </p>
      )}
    </div>
  );
}
