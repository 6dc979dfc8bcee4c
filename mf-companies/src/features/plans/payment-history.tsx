import type { HistoryPayment } from '@wspolnik/contract';
import { ListStates, useList } from '@wspolnik/kit';
import { Badge, EmptyState, formatDate, formatMoney, useLocale } from '@wspolnik/system';
import { SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import { Receipt } from 'lucide-react';
import { useIntl } from 'react-intl';
import { statusMessages } from './plans.messages.ts';
import classes from './plans.module.css';
import { type PlansQuery, paymentHistoryRead, plansQuery } from './plans.reads.ts';
import { ReceiptDownload } from './receipt-download.tsx';

/** Payments of the company, for its owner and managers. On a phone the date moves under what was paid for. */
export function PaymentHistory({ query }: { query: PlansQuery }) {
  const { formatMessage } = useIntl();
  const list = useList(paymentHistoryRead(query));
  const title = formatMessage({ id: 'plans.history.title' });
  return (
    <div className={classes.section}>
      <h2>{title}</h2>
      <ListStates
        list={list}
        query={query}
        of={plansQuery}
        label={title}
        failed={formatMessage({ id: 'plans.history.failed' })}
        skeleton={
          <SkeletonCard className={classes.tableBlank}>
            <SkeletonText width="half" />
            <SkeletonText width="most" />
          </SkeletonCard>
        }
        empty={
          <EmptyState
            icon={<Receipt size={26} strokeWidth={1.75} />}
            title={formatMessage({ id: 'plans.history.empty' })}
          />
        }
      >
        {(page) => <HistoryTable payments={page.results} label={title} />}
      </ListStates>
    </div>
  );
}

function HistoryTable({ payments, label }: { payments: readonly HistoryPayment[]; label: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const heads = ['date', 'what', 'amount', 'status'] as const;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={classes[head]}>
              {formatMessage({ id: `plans.history.${head}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, created_at, plan, amount, status, receipt }) => (
          <tr key={id}>
            <td className={classes.date}>{formatDate(created_at, locale)}</td>
            <td>
              {plan
                ? formatMessage({ id: 'plans.history.plan' }, { title: locale === 'en' ? plan.title_en : plan.title })
                : formatMessage({ id: 'plans.history.recharge' })}
              {receipt && <ReceiptDownload receipt={receipt} />}
              <span className={classes.narrow}>{formatDate(created_at, locale)}</span>
            </td>
            <td className={classes.amount}>
              {formatMoney(amount)}
              {receipt?.vat_percent && (
                <span className={classes.vat}>
                  {formatMessage(
                    { id: 'plans.history.vat' },
                    { percent: receipt.vat_percent, vat: formatMoney(receipt.vat) },
                  )}
                </span>
              )}
            </td>
            <td>
              <Badge tone={status === 'succeeded' ? 'primary' : 'neutral'}>
                {formatMessage(statusMessages[status])}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
