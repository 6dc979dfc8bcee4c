import type { TaxReport, TaxReportRow } from '@wspolnik/contract';
import { Badge, Button, DialogOnDemand, formatDate, formatMoney, Link, useLocale } from '@wspolnik/system';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import classes from '../../lib/rows.module.css';
import { taxReportQuery, taxReportRead } from '../../lib/tax-report.reads.ts';
import { taxReportMessages as messages } from './tax-report.messages.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "tax-report-file" */ './report-file-dialog.tsx')).ReportFileDialog;

/** As wide as a year: spaces of the width of digits. */
const UNKNOWN_YEAR = '\u2007'.repeat(4);

/** People whose withdrawals of a year reach the limit, and the yearly file for the operator's tax form. */
export function TaxReportPage() {
  const { formatMessage } = useIntl();
  const list = useAdminList(taxReportQuery, taxReportRead);
  const [isOpen, setOpen] = useState(false);
  const report = list.list.isOther ? undefined : list.list.data;
  const isLoading = report === undefined && !list.list.error;
  const years = (report?.years ?? []).map((year) => ({ value: String(year), label: String(year) }));
  const selects = [{ name: 'year', label: messages.year, any: messages.lastYear, options: years }] as const;
  return (
    <AdminList
      {...list}
      messages={messages}
      icon={FileSpreadsheet}
      selects={selects}
      action={
        (isLoading || (report?.has_ended && report.count > 0)) && (
          // Keeps its place until it is known whether there is a file.
          <Button loading={isLoading} icon={<Download size={18} strokeWidth={1.75} />} onClick={() => setOpen(true)}>
            {formatMessage(report?.file ? messages.download : messages.make, {
              year: String(report?.year ?? UNKNOWN_YEAR),
            })}
          </Button>
        )
      }
      notes={report ? <Summary report={report} /> : isLoading && <SummarySkeleton />}
      skeleton={<RowSkeletons count={5} height={62} narrow={108} />}
      row={(row) => <Row row={row} />}
    >
      <DialogOnDemand load={loadDialog} props={isOpen && report ? { report, onClose: () => setOpen(false) } : null} />
    </AdminList>
  );
}

/** As high as most summaries. */
function SummarySkeleton() {
  return (
    <>
      <p aria-hidden="true">{UNKNOWN_YEAR}</p>
      <p aria-hidden="true">{UNKNOWN_YEAR}</p>
    </>
  );
}

function Summary({ report }: { report: TaxReport }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { year, amount, count, missing, has_ended, file } = report;
  return (
    <>
      {count > 0 && <p>{formatMessage(messages.summary, { year: String(year), amount: formatMoney(amount) })}</p>}
      {missing > 0 && <p>{formatMessage(messages.missing, { count: missing })}</p>}
      {!has_ended && <p>{formatMessage(messages.running)}</p>}
      {file && (
        <p>
          {formatMessage(messages.made, { name: file.name, date: formatDate(file.made_at, locale), by: file.made_by })}
        </p>
      )}
    </>
  );
}

function Row({ row }: { row: TaxReportRow }) {
  const { formatMessage } = useIntl();
  const { id, name, is_deleted, amount, withdrawals, pesel } = row;
  const shown = name ?? formatMessage(messages.nameless);
  return (
    <article aria-labelledby={`payee-${id}`} className={classes.low}>
      <h2 id={`payee-${id}`} className={classes.title}>
        {is_deleted ? <span>{shown}</span> : <Link to={`/admin/users/${id}`}>{shown}</Link>}
      </h2>
      <p className={classes.facts}>
        <strong>{formatMoney(amount)}</strong>
        <span>{formatMessage(messages.withdrawals, { count: withdrawals })}</span>
        {pesel && <span>{formatMessage(messages.pesel, { pesel })}</span>}
        {is_deleted && <span>{formatMessage(messages.deleted)}</span>}
      </p>
      <Badge tone={pesel ? 'primary' : 'danger'}>{formatMessage(pesel ? messages.given : messages.notGiven)}</Badge>
    </article>
  );
}
