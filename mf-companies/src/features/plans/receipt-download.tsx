import type { Receipt } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { Button, toast, useErrorText, useLocale } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../lib/save-file.ts';
import { getReceipt } from './plans.api.ts';
import classes from './plans.module.css';

/** Downloads the receipt of a payment as PDF. */
export function ReceiptDownload({ receipt: { id, number } }: { receipt: Receipt }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(async () =>
    saveFile(`${number.replaceAll('/', '-')}.pdf`, await getReceipt(id, locale)),
  );
  const download = () => {
    run().catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className={classes.receipt}
      loading={isRunning}
      icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      aria-label={formatMessage({ id: 'plans.history.receipt' }, { number })}
      onClick={download}
    >
      {number}
    </Button>
  );
}
