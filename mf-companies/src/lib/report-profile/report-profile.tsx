import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, DialogOnDemand } from '@wspolnik/system';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface ReportProfileProps {
  type: 'user' | 'company';
  id: string;
}

const load = async () =>
  (await import(/* webpackChunkName: "report-profile" */ './report-profile-dialog.tsx')).ReportProfileDialog;

/** Reports somebody else's profile; nothing for a guest. */
export function ReportProfile({ type, id }: ReportProfileProps) {
  const { formatMessage } = useIntl();
  const isSignedIn = useSessionStore(({ user }) => user !== null);
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {formatMessage({ id: 'profile_report.title' })}
      </Button>
      <DialogOnDemand load={load} props={isOpen ? { type, id, onClose: () => setOpen(false) } : null} />
    </>
  );
}
