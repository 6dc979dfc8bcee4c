import type { KnownTransactionType, WalletExport } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { formatDate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { saveFile } from '../../lib/csv.ts';
import { exportName } from '../../lib/export-file.ts';
import { historyCsv } from './csv.ts';

import { rowStatus, rowTitle } from './movement.ts';
import { exportHistory } from './points.api.ts';
import { csvMessages, disputedMessage, pointsMessages as messages, typeMessages } from './points.messages.ts';

const COLUMNS = [
  'date',
  'type',
  'status',
  'order',
  'offer',
  'counterparty',
  'balanceChange',
  'frozenChange',
  'assignedChange',
  'balance',
] as const;

/** Exports the rows of the filter, of a month (`2026-11`) or all, as a file for a spreadsheet in the language of the page. */
export function useExport(points_type: KnownTransactionType | undefined) {
  const intl = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const owner = useSessionStore(({ user, company }) => company?.name ?? `${user?.first_name} ${user?.last_name}`);
  const save = ({ results, truncated }: WalletExport, month: string | undefined) => {
    const text = historyCsv(results, locale, {
      header: COLUMNS.map((name) => intl.formatMessage(csvMessages[name])),
      type: (row) => intl.formatMessage(typeMessages[rowTitle(row)]),
      status: (row) => {
        const { message, at } = rowStatus(row);
        const status = intl.formatMessage(message, { date: at ? formatDate(at, locale) : '' });
        return row.disputed ? `${status}, ${intl.formatMessage(disputedMessage)}` : status;
      },
    });
    const prefix = intl.formatMessage(messages.exportPrefix, { type: points_type ?? '' });
    const moments = results.map(({ created_at }) => created_at);
    saveFile(exportName({ prefix, owner, month, moments, now: Date.now() }), text);
    if (truncated) toast.info(intl.formatMessage(messages.exportTruncated, { count: results.length }));
  };
  const { run, isRunning } = useAction(async (month: string | undefined) =>
    save(await exportHistory({ points_type, month }), month),
  );
  const exportRows = (month?: string) =>
    run(month).catch((error: unknown) =>
      toast.error(`${intl.formatMessage(messages.exportFailed)} ${errorText(error)}`),
    );
  return { exportRows, isExporting: isRunning };
}
