import type { SalesSummary } from '@wspolnik/contract';
import { changeQuery, useList, useListQuery } from '@wspolnik/kit';
import { EmptyState, ErrorPanel, LinkButton, Select, useErrorText } from '@wspolnik/system';
import { ChartColumn } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useMonthOptions } from '../../lib/month-options.ts';
import { OrderListPage } from '../../lib/order-list-page.tsx';
import { type SummaryQuery, summaryQuery, summaryRead } from '../../lib/summary.reads.ts';
import { FileButton } from './file-button.tsx';
import { OfferTable } from './offer-table.tsx';
import { summaryTexts as texts } from './summary.messages.ts';
import classes from './summary.module.css';
import { SummaryFigures } from './summary-figures.tsx';
import { ViewsPanel } from './views-panel.tsx';

/** A month's sales of the company in use. */
export function SummaryPage() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const query = useListQuery(summaryQuery);
  const { data, error, isOther, retry } = useList(summaryRead(query));
  return (
    <OrderListPage
      side="sales"
      tab="summary"
      title={formatMessage(texts.title)}
      intro={formatMessage(texts.intro)}
      actions={data && !isNothing(data) && <FileButton summary={data} />}
    >
      {data && isNothing(data) ? (
        <EmptyState
          icon={<ChartColumn size={26} strokeWidth={1.75} />}
          title={formatMessage(texts.empty)}
          text={formatMessage(texts.emptyDetail)}
          action={<LinkButton to="/offers/create">{formatMessage({ id: 'orders.add_offer' })}</LinkButton>}
        />
      ) : (
        <>
          <MonthSelect query={query} latest={data?.latest_month} />
          {data ? (
            <div className={isOther ? classes.other : classes.parts}>
              <SummaryFigures summary={data} />
              <ViewsPanel days={data.days} />
              {data.offers.length > 0 && <OfferTable offers={data.offers} query={query} month={data.month} />}
            </div>
          ) : error ? (
            <ErrorPanel title={formatMessage(texts.failed)} detail={errorText(error)} onRetry={retry} />
          ) : (
            <div aria-busy="true" className={classes.skeleton} />
          )}
        </>
      )}
    </OrderListPage>
  );
}

/** A company that has nothing to sell and never sold anything of late. */
function isNothing({ month, latest_month, offers, figures, previous }: SalesSummary): boolean {
  const sold = [figures, previous].some(({ orders, cancelled }) => orders + cancelled > 0);
  return month === latest_month && offers.length === 0 && !sold;
}

function MonthSelect({ query, latest }: { query: SummaryQuery; latest: string | undefined }) {
  const { formatMessage } = useIntl();
  const options = useMonthOptions(query.month ?? latest);
  const of = summaryQuery;
  return (
    <Select
      className={classes.month}
      aria-label={formatMessage(texts.month)}
      options={options}
      value={query.month ?? latest ?? ''}
      onChange={({ target }) =>
        changeQuery(of, { month: target.value === latest ? undefined : of.parseOne('month', target.value) })
      }
    />
  );
}
