import { Button, DialogOnDemand } from '@wspolnik/system';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { inviteMessages as messages } from './members.messages.ts';
import classes from './members.module.css';

const load = async () =>
  (await import(/* webpackChunkName: "dialog-invite-member" */ './invite-dialog.tsx')).InviteDialog;

export function InviteMember() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.invite}
        icon={<UserPlus aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.open)}
      </Button>
      <DialogOnDemand load={load} props={isOpen ? { onClose: () => setOpen(false) } : null} />
    </>
  );
}
