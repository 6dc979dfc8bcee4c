import type { Opinion } from '@wspolnik/contract';
import { Button, DialogOnDemand } from '@wspolnik/system';
import { authorName } from '@wspolnik/system/cards';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reportMessages as messages } from './opinions.messages.ts';

const load = async () =>
  (await import(/* webpackChunkName: "report-opinion" */ './report-opinion-dialog.tsx')).ReportOpinionDialog;

/** Reports somebody else's opinion. */
export function ReportOpinion({ opinion: { id, author } }: { opinion: Opinion }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag aria-hidden size={16} strokeWidth={1.75} />}
        aria-label={intl.formatMessage(messages.reportOf, { name: authorName(author, intl) })}
        onClick={() => setOpen(true)}
      >
        {intl.formatMessage(messages.report)}
      </Button>
      <DialogOnDemand load={load} props={isOpen ? { id, onClose: () => setOpen(false) } : null} />
    </>
  );
}
