import type { CompanyReference } from '@wspolnik/contract';
import { Button, DialogOnDemand } from '@wspolnik/system';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import classes from './company-showcase.module.css';

const load = async () =>
  (await import(/* webpackChunkName: "report-reference" */ './report-reference-dialog.tsx')).ReportReferenceDialog;

/** Reports another company's reference. */
export function ReportReference({ reference: { id, title } }: { reference: CompanyReference }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={classes.report}
        icon={<Flag aria-hidden size={16} strokeWidth={1.75} />}
        aria-label={formatMessage(messages.reportOf, { title })}
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.report)}
      </Button>
      <DialogOnDemand load={load} props={isOpen ? { id, onClose: () => setOpen(false) } : null} />
    </>
  );
}
