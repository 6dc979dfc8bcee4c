import type { Recommendation } from '@wspolnik/contract';
import { Badge, formatDate, formatMoney, Link, Picture } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import rows from '../../lib/picture-row.module.css';
import { type RecommendationQuery, recommendedOrderQuery } from '../../lib/recommendations.reads.ts';
import { LinkField } from './link-field.tsx';
import classes from './referral-row.module.css';
import { referralsMessages as messages } from './referrals.messages.ts';
import { useReferralLink } from './use-referral-link.ts';

interface ReferralRowProps {
  row: Recommendation;
  period: RecommendationQuery['period'];
}

/** An offer with what its link brought, and the link itself while somebody can open the offer. */
export function ReferralRow({ row, period }: ReferralRowProps) {
  const { formatMessage, locale } = useIntl();
  const { linkTo, isActive, hasFailed } = useReferralLink();
  const { offer, last_on } = row;
  const { id, title } = offer;
  const names = {
    link: formatMessage(messages.linkOf, { title }),
    copy: formatMessage(messages.copyOf, { title }),
    share: formatMessage(messages.shareOf, { title }),
  };
  return (
    <article aria-labelledby={`referral-${id}`} className={rows.row}>
      <Picture className={rows.picture} image={offer.image && { ...offer.image, alt: '' }} name={title} sizes="112px" />
      <div className={rows.body}>
        <div className={classes.head}>
          <h3 id={`referral-${id}`} className={classes.title}>
            {offer.available ? <Link to={`/offers/${id}`}>{title}</Link> : title}
          </h3>
          {!offer.available && <Badge tone="neutral">{formatMessage(messages.unavailable)}</Badge>}
          <p className={classes.muted}>
            {formatMessage(messages.lastOn, { date: formatDate(`${last_on}T12:00:00Z`, locale) })}
          </p>
        </div>
        <Results {...{ row, period }} />
        {offer.available && isActive && !hasFailed && (
          <LinkField link={linkTo(`/offers/${id}`)} names={names} title={title} />
        )}
      </div>
    </article>
  );
}

function Results({ row, period }: ReferralRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { offer, clicks, orders, earned, pending } = row;
  const ordersPath = recommendedOrderQuery.href({ offer_id: offer.id, period });
  return (
    <dl className={classes.results}>
      <Result name={messages.clicks}>{formatNumber(clicks)}</Result>
      <Result name={messages.orders}>
        {orders > 0 ? (
          <Link
            to={ordersPath}
            aria-label={formatMessage(messages.ordersOf, { title: offer.title, count: formatNumber(orders) })}
          >
            {formatNumber(orders)}
          </Link>
        ) : (
          formatNumber(0)
        )}
      </Result>
      <Result name={messages.earned} className={Number(earned) > 0 ? classes.earned : undefined}>
        {formatMoney(earned)}
      </Result>
      {Number(pending) > 0 && <Result name={messages.pending}>{formatMoney(pending)}</Result>}
    </dl>
  );
}

interface ResultProps {
  name: MessageDescriptor;
  className?: string | undefined;
  children: ReactNode;
}

function Result({ name, className, children }: ResultProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <dt>{formatMessage(name)}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** As high as most rows. */
export function ReferralSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.skeletons}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <li key={row} className={classes.skeleton} />
        ))}
      </ul>
    </div>
  );
}
