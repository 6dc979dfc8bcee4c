import { REFERRAL_DAYS } from '@wspolnik/contract/limits';
import { ListPage, ListStates, NoMatch, useList, useListQuery } from '@wspolnik/kit';
import { EmptyState, Link, LinkButton } from '@wspolnik/system';
import { ShoppingBag } from 'lucide-react';
import { useIntl } from 'react-intl';
import {
  recommendedOrderQuery as of,
  recommendationQuery,
  recommendedOrdersRead,
  useReferralsFollowBalance,
} from '../../lib/recommendations.reads.ts';
import { OrderTable } from './order-table.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { ReferralSkeleton } from './referral-row.tsx';
import { referralOrdersMessages as messages, referralsMessages } from './referrals.messages.ts';
import classes from './referrals.module.css';

/** The orders through the links of the profile in use, of all offers or of one. */
export function ReferralOrdersPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(of);
  const list = useList(recommendedOrdersRead(query));
  const title = formatMessage(messages.title);
  useReferralsFollowBalance();
  const count = list.data?.count;
  const isEmpty = count === 0 && !of.hasFilters(query);
  return (
    <ListPage title={title} count={count ? formatMessage(messages.count, { count }) : undefined}>
      <p className={classes.intro}>{formatMessage(messages.intro)}</p>
      <p>
        <Link to={recommendationQuery.href({ period: query.period })}>{formatMessage(messages.back)}</Link>
      </p>
      {!isEmpty && <PeriodFilter selected={query.period} to={(period) => of.href(of.with(query, { period }))} />}
      {query.offer_id && (
        <p>
          <Link to={of.href(of.with(query, { offer_id: undefined }))}>{formatMessage(messages.allOffers)}</Link>
        </p>
      )}
      <ListStates
        {...{ list, query, of }}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<ReferralSkeleton rows={6} />}
        empty={
          <EmptyState
            icon={<ShoppingBag size={26} strokeWidth={1.75} />}
            title={formatMessage(messages.empty)}
            text={formatMessage(referralsMessages.emptyDetail, { days: REFERRAL_DAYS })}
            action={<LinkButton to="/offers">{formatMessage(referralsMessages.seeOffers)}</LinkButton>}
          />
        }
        noMatch={<NoMatch to={of.href(of.cleared(query))} title={formatMessage(messages.noMatch)} />}
      >
        {({ results }) => <OrderTable orders={results} />}
      </ListStates>
    </ListPage>
  );
}
