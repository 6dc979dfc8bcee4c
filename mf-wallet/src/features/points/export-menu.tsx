import type { KnownTransactionType } from '@wspolnik/contract';
import { Button, Menu } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { exportMonths } from '../../lib/export-file.ts';
import { pointsMessages as messages } from './points.messages.ts';
import classes from './points.module.css';
import { useExport } from './use-export.ts';

/** A file of one month or of everything, with the filter of the list. */
export function ExportMenu({ type }: { type: KnownTransactionType | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  const { exportRows, isExporting } = useExport(type);
  const months = exportMonths(Date.now()).map((month) => ({
    title: formatDate(`${month}-01T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    onClick: () => void exportRows(month),
  }));
  return (
    <div className={classes.export}>
      <Menu
        label={formatMessage(messages.export)}
        trigger={
          <Button
            variant="outline"
            size="sm"
            icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
            loading={isExporting}
          >
            {formatMessage(messages.export)}
          </Button>
        }
        items={[{ title: formatMessage(messages.exportAll), onClick: () => void exportRows() }, ...months]}
      />
    </div>
  );
}
