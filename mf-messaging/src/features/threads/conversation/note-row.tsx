import type { ThreadNote } from '@wspolnik/contract';
import { classNames, formatTime, IconButton } from '@wspolnik/system';
import { StickyNote, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { companyInboxMessages as messages } from '../company/company-inbox.messages.ts';
import { MessageText } from './message-text.tsx';
import classes from './note-row.module.css';

export interface NoteRowProps {
  note: ThreadNote;
  /** The search led here. */
  isFound: boolean;
  /** Called with the id of the note. */
  onRemove(id: string): void;
}

/** A note among the messages; it looks like none of them, so that nobody takes it for something that was sent. */
export const NoteRow = memo(function NoteRow({ note, isFound, onRemove }: NoteRowProps) {
  const intl = useIntl();
  return (
    <div className={classNames(classes.note, isFound && classes.found)}>
      <p className={classes.label}>
        <StickyNote aria-hidden size={15} strokeWidth={1.75} />
        {intl.formatMessage(messages.label)}
      </p>
      <MessageText text={note.text} className={classes.text} />
      <p className={classes.meta}>
        <bdi>{partyName(note.author, intl)}</bdi>
        <time dateTime={note.created_at}>{formatTime(note.created_at, intl.locale)}</time>
      </p>
      {note.mine && (
        <IconButton
          size="sm"
          className={classes.remove}
          label={intl.formatMessage(messages.remove)}
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={() => onRemove(note.id)}
        />
      )}
    </div>
  );
});
