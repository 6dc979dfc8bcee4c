import type { OrderExport } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { toast, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../lib/csv.ts';
import { exportName } from '../../../lib/export-file.ts';
import type { OrderQuery, OrderSide } from '../../../lib/order-query.ts';
import { columnMessages, fileMessages as messages, statusMessages } from '../orders.messages.ts';
import { exportOrders } from './order-file.api.ts';
import { orderCsv } from './order-file.ts';

const COLUMNS = [
  'number',
  'date',
  'status',
  'title',
  'other',
  'price',
  'net',
  'vat',
  'reward',
  'due',
  'paid',
  'deliver',
] as const;

/** Saves the orders that the list has on all its pages, for a spreadsheet in the language of the page. */
export function useOrderFile(side: OrderSide, query: OrderQuery) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const owner = useSessionStore(({ user, company }) => company?.name ?? `${user?.first_name} ${user?.last_name}`);
  const write = ({ results, truncated }: OrderExport) => {
    const text = orderCsv(results, locale, {
      header: COLUMNS.map((name) => formatMessage(columnMessages[name])),
      status: (status) => formatMessage(statusMessages[status]),
    });
    const moments = results.map(({ created_at }) => created_at);
    const prefix = formatMessage(messages[side]);
    saveFile(exportName({ prefix, owner, month: query.month, moments, now: Date.now() }), text);
    if (truncated) toast.info(formatMessage(messages.truncated, { count: results.length }));
  };
  const { run, isRunning } = useAction(async () => write(await exportOrders(side, query)));
  const save = () =>
    run().catch((error: unknown) => toast.error(`${formatMessage(messages.failed)} ${errorText(error)}`));
  return { save, isSaving: isRunning };
}
