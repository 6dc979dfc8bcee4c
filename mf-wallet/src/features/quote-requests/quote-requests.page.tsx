import type { QuoteRequest } from '@wspolnik/contract';
import { ListStates, useList, useListQuery } from '@wspolnik/kit';
import { EmptyState, formatDate, formatMoney, Link, LinkButton } from '@wspolnik/system';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import list from '../../lib/order-list-page.module.css';
import { OrderListPage } from '../../lib/order-list-page.tsx';
import { quoteRequestQuery as of, quoteRequestsRead, requestPath } from '../../lib/quote-requests.reads.ts';
import { useLiveQuotes } from '../../lib/quotes.reads.ts';
import { proposedOf, subjectOf } from './compare-quotes.ts';
import { requestTexts as texts } from './quote-requests.messages.ts';
import classes from './quote-requests.module.css';

/** The buyer's requests to several sellers. */
export function QuoteRequestsPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(of);
  const requests = useList(quoteRequestsRead(query));
  useLiveQuotes();
  const title = formatMessage(texts.title);
  const count = requests.data?.count;
  return (
    <OrderListPage
      {...{ title, count }}
      side="purchases"
      tab="quotes"
      intro={formatMessage(texts.intro)}
      countMessage={texts.count}
      actions={count ? <AskAgain /> : null}
    >
      <ListStates
        {...{ query, of }}
        list={requests}
        label={title}
        failed={formatMessage(texts.failed)}
        skeleton={<Skeleton />}
        empty={
          <EmptyState
            icon={<UsersRound size={26} strokeWidth={1.75} />}
            title={formatMessage(texts.empty)}
            text={formatMessage(texts.emptyDetail)}
            action={<AskAgain />}
          />
        }
        noMatch={null}
      >
        {({ results }) => (
          <ul className={list.list}>
            {results.map((request) => (
              <li key={request.id}>
                <RequestRow request={request} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </OrderListPage>
  );
}

function AskAgain() {
  return <LinkButton to="/transactions/orders/requests/new">{useIntl().formatMessage(texts.askAgain)}</LinkButton>;
}

/** What was asked, whom, and how far the answers got. */
function RequestRow({ request }: { request: QuoteRequest }) {
  const { formatMessage, locale } = useIntl();
  const { id, quotes, text, created_at } = request;
  const proposed = proposedOf(request);
  const [cheapest] = proposed;
  const chosen = quotes.find(({ status }) => status === 'accepted');
  const facts = [
    formatMessage(texts.sellers, { count: quotes.length }),
    formatMessage(texts.proposals, { count: proposed.length }),
    chosen && formatMessage(texts.accepted, { name: chosen.seller.name }),
    !chosen && cheapest && formatMessage(texts.from, { price: formatMoney(cheapest.proposal.amount) }),
  ];
  return (
    <article aria-labelledby={`title-${id}`} className={classes.row}>
      <p className={classes.muted}>
        <time dateTime={created_at}>{formatMessage(texts.asked, { day: formatDate(created_at, locale) })}</time>
      </p>
      <h2 id={`title-${id}`} className={classes.title}>
        <Link to={requestPath(id)}>{subjectOf(request, locale)}</Link>
      </h2>
      {text && (
        <p className={classes.clipped} dir="auto">
          {text}
        </p>
      )}
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={classes.muted}>{quotes.map(({ seller }) => seller.name).join(', ')}</p>
      <div>
        <LinkButton size="sm" variant="outline" to={requestPath(id)}>
          {formatMessage(texts.compare)}
        </LinkButton>
      </div>
    </article>
  );
}

/** As high as most rows. */
function Skeleton() {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={list.list}>
        {['first', 'second', 'third'].map((row) => (
          <li key={row} className={classes.skeleton} />
        ))}
      </ul>
    </div>
  );
}
