import type { SalesSummary } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, useLocale } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { csvAmount, csvFile, csvText, saveFile } from '../../lib/csv.ts';
import { exportName } from '../../lib/export-file.ts';
import { SUMMARY_SORTS } from '../../lib/summary.reads.ts';
import { columnMessages, summaryTexts as texts } from './summary.messages.ts';

/** Saves the offers of the month for a spreadsheet. */
export function FileButton({ summary: { month, offers } }: { summary: SalesSummary }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const owner = useSessionStore(({ company }) => company?.name ?? '');
  const save = () => {
    const header = SUMMARY_SORTS.map((column) => formatMessage(columnMessages[column]));
    const lines = offers.map(({ offer, views, questions, orders, gross, reward }) => [
      csvText(offer.title),
      ...[views, questions, orders].map(String),
      ...[gross, reward].map((money) => csvAmount(money, locale)),
    ]);
    const prefix = formatMessage(texts.filePrefix);
    saveFile(exportName({ prefix, owner, month, moments: [], now: Date.now() }), csvFile(header, lines, locale));
  };
  return (
    <Button variant="outline" icon={<Download aria-hidden size={16} strokeWidth={1.75} />} onClick={save}>
      {formatMessage(texts.file)}
    </Button>
  );
}
