import { REFERRAL_DAYS } from '@wspolnik/contract/limits';
import { ListStates, NoMatch, useList, useListQuery } from '@wspolnik/kit';
import { ListSort } from '@wspolnik/kit/lists';
import { EmptyState, LinkButton, usePage } from '@wspolnik/system';
import { Share2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import {
  recommendationQuery as of,
  type RecommendationQuery,
  recommendationsRead,
  recommendedOrderQuery,
  SORTS,
  useReferralsFollowBalance,
} from '../../lib/recommendations.reads.ts';
import { Invitation } from './invitation.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { ReferralRow, ReferralSkeleton } from './referral-row.tsx';
import { referralsMessages as messages, sortMessages } from './referrals.messages.ts';
import classes from './referrals.module.css';
import { Summary } from './summary.tsx';

/** What the links of the profile in use have brought. */
export function ReferralsPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(of);
  const list = useList(recommendationsRead(query));
  const title = formatMessage(messages.title);
  usePage({ title });
  useReferralsFollowBalance();
  const isEmpty = list.data?.count === 0 && !query.period;
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{title}</h1>
      <p className={classes.intro}>{formatMessage(messages.intro)}</p>
      {!isEmpty && (
        <>
          <PeriodFilter selected={query.period} to={(period) => of.href(of.with(query, { period }))} />
          <Summary summary={list.data?.summary} />
        </>
      )}
      <Invitation joined={list.data?.summary.joined} />
      {!isEmpty && <ListHead query={query} />}
      <ListStates
        {...{ list, query, of }}
        label={formatMessage(messages.list)}
        failed={formatMessage(messages.failed)}
        skeleton={<ReferralSkeleton rows={4} />}
        empty={<NothingYet />}
        noMatch={
          <NoMatch
            to={of.href(of.cleared(query))}
            title={formatMessage(messages.noMatch)}
            text={formatMessage(messages.noMatchDetail)}
          />
        }
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((row) => (
              <li key={row.offer.id}>
                <ReferralRow row={row} period={query.period} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </div>
  );
}

function ListHead({ query }: { query: RecommendationQuery }) {
  const { formatMessage } = useIntl();
  const options = SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }));
  return (
    <div className={classes.head}>
      <h2>{formatMessage(messages.list)}</h2>
      <LinkButton variant="ghost" size="sm" to={recommendedOrderQuery.href({ period: query.period })}>
        {formatMessage(messages.allOrders)}
      </LinkButton>
      <ListSort {...{ of, query, options }} usual={SORTS[0]} />
    </div>
  );
}

/** How to recommend, and where offers are. */
function NothingYet() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Share2 size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail, { days: REFERRAL_DAYS })}
      action={<LinkButton to="/offers">{formatMessage(messages.seeOffers)}</LinkButton>}
    />
  );
}
