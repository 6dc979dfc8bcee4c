import type { TaxYear } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import {
  Badge,
  Button,
  DialogOnDemand,
  ErrorPanel,
  formatDate,
  formatMoney,
  useErrorText,
  useLocale,
} from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { taxDataRead } from '../../lib/points.reads.ts';
import { taxPanelMessages as messages } from './tax.messages.ts';
import { limitText } from './tax-fields.schema.ts';
import classes from './withdrawals-panel.module.css';

const loadDialog = async () => (await import(/* webpackChunkName: "tax-dialog" */ './tax-dialog.tsx')).TaxDialog;

/** The person's years that are reported for taxes; renders nothing when there are none. */
export function TaxPanel() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(taxDataRead());
  const [open, setOpen] = useState<number | null>(null);
  if (!data && error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!data || data.years.length === 0) return null;
  const opened = data.years.find(({ year }) => year === open);
  return (
    <section aria-labelledby="tax-data" className={classes.panel}>
      <h2 id="tax-data">{formatMessage(messages.title)}</h2>
      <p className={classes.muted}>{formatMessage(messages.text, { from: limitText() })}</p>
      <ul className={classes.list}>
        {data.years.map((of) => (
          <YearRow key={of.year} of={of} onOpen={() => setOpen(of.year)} />
        ))}
      </ul>
      <DialogOnDemand load={loadDialog} props={opened ? { of: opened, onClose: () => setOpen(null) } : null} />
    </section>
  );
}

function YearRow({ of, onOpen }: { of: TaxYear; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { amount, data, reported_at } = of;
  const year = String(of.year);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{formatMessage(messages.year, { year })}</strong>
        <span className={classes.muted}>{formatMessage(messages.amount, { amount: formatMoney(amount) })}</span>
        {data && (
          <span className={classes.muted}>
            {formatMessage(messages.data, {
              pesel: data.pesel,
              street: data.street,
              number: data.house_number,
              code: data.postal_code,
              town: data.town,
            })}
          </span>
        )}
      </div>
      <div className={classes.state}>
        {!data && <Badge tone="danger">{formatMessage(messages.missing)}</Badge>}
        {reported_at && (
          <Badge tone="neutral">{formatMessage(messages.reported, { date: formatDate(reported_at, locale) })}</Badge>
        )}
      </div>
      {!reported_at && (
        <Button
          variant="soft"
          size="sm"
          aria-label={formatMessage(data ? messages.correctOne : messages.giveOne, { year })}
          onClick={onOpen}
        >
          {formatMessage(data ? messages.correct : messages.give)}
        </Button>
      )}
    </li>
  );
}
