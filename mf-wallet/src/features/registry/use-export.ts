import type { KnownTransactionType, WalletExport } from '@wspolnik/api/contract';
import { toast, useErrorText, useLocale } from '@wspolnik/shared-ui';
import { useAction } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { registryCsv } from './csv.ts';
import { exportRegistry } from './registry.api.ts';
import { csvMessages, registryMessages as messages, typeMessages } from './registry.messages.ts';
import { rowStatus, rowTitle } from './registry-row.ts';

const COLUMNS = ['date', 'type', 'status', 'offer', 'counterparty', 'amount', 'balance', 'order'] as const;

/** Exports every row of the filter as a file for a spreadsheet, in the language of the page. */
export function useExport(points_type: KnownTransactionType | undefined) {
  const intl = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const save = ({ results, truncated }: WalletExport) => {
    const text = registryCsv(results, locale, {
      header: COLUMNS.map((name) => intl.formatMessage(csvMessages[name])),
      type: (row) => intl.formatMessage(typeMessages[rowTitle(row)]),
      status: (row) => intl.formatMessage(rowStatus(row).message),
    });
    saveFile(intl.formatMessage(messages.exportName, { type: points_type ?? '' }), text);
    if (truncated) toast.info(intl.formatMessage(messages.exportTruncated, { count: results.length }));
  };
  const { run, isRunning } = useAction(() => exportRegistry(points_type), { onDone: save });
  const exportRows = () =>
    run().catch((error: unknown) => toast.error(`${intl.formatMessage(messages.exportFailed)} ${errorText(error)}`));
  return { exportRows, isExporting: isRunning };
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
