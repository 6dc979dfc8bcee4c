import type { SavedReply } from '@wspolnik/contract';
import { refresh, useAction, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, ConfirmDialog, Dialog, ErrorPanel, IconButton, Spinner, toast, useErrorText } from '@wspolnik/system';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { savedRepliesMessages as messages } from './saved-replies.messages.ts';
import { deleteReply, savedRepliesRead } from './saved-replies.reads.ts';
import classes from './saved-replies-dialog.module.css';
import { SavedReplyForm } from './saved-reply-form.tsx';

export interface SavedRepliesDialogProps {
  onInsert(text: string): void;
  onClose(): void;
}

/** The replies of the company in use: one is put into the message; owners and managers write them. */
export function SavedRepliesDialog({ onInsert, onClose }: SavedRepliesDialogProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const writes = useSessionStore(({ company }) => company !== null && company.role !== 'member');
  const { data, error, retry } = useRead(savedRepliesRead());
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const [removed, setRemoved] = useState<SavedReply | null>(null);
  if (edited) return <SavedReplyForm reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={formatMessage(messages.title)}
      footer={writes && <Button onClick={() => setEdited('new')}>{formatMessage(messages.add)}</Button>}
    >
      {!data && (error ? <ErrorPanel title={errorText(error)} onRetry={retry} /> : <Spinner />)}
      {data?.results.length === 0 && (
        <p className={classes.empty}>{formatMessage(writes ? messages.empty : messages.emptyMember)}</p>
      )}
      <ul className={classes.list}>
        {data?.results.map((reply) => (
          <li key={reply.id} className={classes.item}>
            <button type="button" className={classes.reply} onClick={() => onInsert(reply.text)}>
              <strong>{reply.title}</strong>
              <span>{reply.text}</span>
            </button>
            {writes && <Actions reply={reply} onEdit={setEdited} onRemove={setRemoved} />}
          </li>
        ))}
      </ul>
      {removed && <RemoveReply reply={removed} onClose={() => setRemoved(null)} />}
    </Dialog>
  );
}

interface ActionsProps {
  reply: SavedReply;
  onEdit(reply: SavedReply): void;
  onRemove(reply: SavedReply): void;
}

function Actions({ reply, onEdit, onRemove }: ActionsProps) {
  const { formatMessage } = useIntl();
  const { title } = reply;
  return (
    <>
      <IconButton
        size="sm"
        label={formatMessage(messages.edit, { title })}
        icon={<Pencil size={18} strokeWidth={1.75} />}
        onClick={() => onEdit(reply)}
      />
      <IconButton
        size="sm"
        label={formatMessage(messages.remove, { title })}
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        onClick={() => onRemove(reply)}
      />
    </>
  );
}

function RemoveReply({ reply, onClose }: { reply: SavedReply; onClose(): void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(async () => {
    await deleteReply(reply.id);
    await refresh(savedRepliesRead);
  });
  const confirm = async () => {
    try {
      await run();
    } catch (error) {
      toast.error(errorText(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      open
      title={formatMessage(messages.removeTitle)}
      text={formatMessage(messages.removeText, { title: reply.title })}
      confirmLabel={formatMessage({ id: 'ui.remove' })}
      loading={isRunning}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
