import type { ThreadNote } from '@wspolnik/contract';
import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { Button, classNames, textLength, useErrorText } from '@wspolnik/system';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import composer from '../conversation/composer.module.css';
import { companyInboxMessages as messages } from './company-inbox.messages.ts';
import { addNote } from './company-inbox.reads.ts';
import classes from './note-form.module.css';

const EMPTY = { text: '' };

export interface NoteFormProps {
  threadId: string;
  onNoted(note: ThreadNote): void;
}

/** Where a member of the company writes a note; its draft is another one than that of the message. */
export function NoteForm({ threadId, onNoted }: NoteFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, save, isRunning, problem } = useNote(threadId, onNoted);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    await save();
    field.current?.focus();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      method="post"
      data-at-bottom=""
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p id={`${id}-label`} className={classes.label}>
        {formatMessage(messages.label)}
      </p>
      <textarea
        ref={field}
        className={classNames(composer.field, classes.field)}
        rows={2}
        dir="auto"
        value={text}
        aria-label={formatMessage(messages.field)}
        placeholder={formatMessage(messages.placeholder)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-label ${id}-problem`}
        onChange={({ target }) => write(target.value)}
        onKeyDown={submitByKey}
      />
      <div className={classes.end}>
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
        <Button type="submit" size="sm" loading={isRunning} aria-disabled={!text.trim() || undefined}>
          {formatMessage(messages.save)}
        </Button>
      </div>
    </form>
  );
}

function useNote(threadId: string, onNoted: NoteFormProps['onNoted']) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const draft = useDraft(`note ${threadId}`, EMPTY, 'device');
  const [text, setText] = useState(draft.initialValues.text);
  const [failure, setFailure] = useState<string | null>(null);
  // The same until the text changes, so that a repeated call stores one note.
  const noteId = useRef(crypto.randomUUID());
  const { run, isRunning } = useAction(addNote);
  const excess = textLength(text) - MESSAGE_LENGTH;
  const tooLong = excess > 0 ? formatMessage(messages.tooLong, { max: MESSAGE_LENGTH, excess }) : null;

  const write = (next: string) => {
    setText(next);
    setFailure(null);
    noteId.current = crypto.randomUUID();
    if (next.trim()) draft.keep({ text: next });
    else draft.remove();
  };
  const save = async () => {
    if (isRunning || tooLong || !text.trim()) return;
    try {
      const note = await run({ client_id: noteId.current, thread_id: threadId, text: text.trim() });
      if (!note) return;
      write('');
      onNoted(note);
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return { text, write, save, isRunning, problem: tooLong ?? failure };
}
