import type { MessageOrder, ThreadNote } from '@wspolnik/contract';
import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import { actsAsActive, useSessionStore } from '@wspolnik/shared-auth';
import { classNames, IconButton, Segmented, Spinner, textLength, toast, useOnDemand } from '@wspolnik/system';
import { Paperclip, SendHorizontal, StickyNote } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { UnblockButton } from '../../../lib/thread-menu/unblock-button.tsx';
import { companyInboxMessages as noteMessages } from '../company/company-inbox.messages.ts';
import { loadNoteForm } from '../company/load-note-form.ts';
import { composerMessages as messages } from './composer.messages.ts';
import classes from './composer.module.css';
import { ComposerFile } from './composer-file.tsx';
import { ComposerOrder } from './composer-order.tsx';
import { ComposerReplies } from './composer-replies.tsx';
import { COUNTED_FROM, useComposer, type WritableThread } from './use-composer.ts';
import { useDrop } from './use-drop.ts';
import { useReplies } from './use-replies.ts';

export interface ComposerProps {
  thread: WritableThread;
  /** What is written is about it. */
  order?: MessageOrder | undefined;
  /** The order is named above the field, and what is written can be about nothing in particular. */
  onDropOrder?: (() => void) | undefined;
  onSent?: (() => void) | undefined;
  /** A company also writes notes here, which only its members read. */
  onNoted?: ((note: ThreadNote) => void) | undefined;
  /** The thread is to be read again. */
  onChanged(): void;
}

/** Where one writes in a thread: messages and, for a company, notes. */
export function Composer({ onNoted, ...writing }: ComposerProps) {
  const { formatMessage } = useIntl();
  const [wantsNote, setWantsNote] = useState(false);
  const { Component: NoteForm, request, isLoading, failed } = useOnDemand(loadNoteForm);
  const tellFailure = useEffectEvent(() => {
    setWantsNote(false);
    toast.error(formatMessage({ id: 'ui.failure.title' }));
  });
  useEffect(() => {
    if (failed) tellFailure();
  }, [failed]);
  // Until the form of a note is there, the field is that of a message, and the switch shows it.
  const isNote = wantsNote && NoteForm !== undefined;
  if (!onNoted) return <MessageComposer {...writing} />;
  return (
    <div className={classNames(isNote && classes.noting)}>
      <Segmented
        className={classes.mode}
        label={formatMessage(noteMessages.mode)}
        value={isNote ? 'note' : 'message'}
        options={[
          { value: 'message', label: formatMessage(noteMessages.asMessage) },
          {
            value: 'note',
            label: formatMessage(noteMessages.asNote),
            icon: isLoading ? <Spinner size={18} /> : <StickyNote aria-hidden size={16} strokeWidth={1.75} />,
          },
        ]}
        onChange={(mode) => {
          setWantsNote(mode === 'note');
          if (mode === 'note') void request();
        }}
      />
      {/* A message that was begun stays, with its file. */}
      <div hidden={isNote}>
        <MessageComposer {...writing} />
      </div>
      {isNote && <NoteForm threadId={writing.thread.id} onNoted={onNoted} />}
    </div>
  );
}

/** Where one writes a message, or why one cannot. */
function MessageComposer({ thread, onChanged, ...writing }: Omit<ComposerProps, 'onNoted'>) {
  const { formatMessage } = useIntl();
  const isActive = useSessionStore(actsAsActive);
  // The button that unblocks goes away: who used it writes next.
  const [hasUnblocked, setUnblocked] = useState(false);
  const unblocked = () => {
    setUnblocked(true);
    onChanged();
  };
  const reason = whyClosed(thread, isActive);
  if (!reason) return <OpenComposer thread={thread} {...writing} isFocused={hasUnblocked} />;
  return (
    <div className={classes.closed}>
      <p>{formatMessage(reason)}</p>
      {reason === messages.blocked && <UnblockButton thread={thread} onChanged={unblocked} />}
    </div>
  );
}

function whyClosed({ other, blocked_by_me, can_write }: WritableThread, isActive: boolean) {
  if (other.deleted) return messages.deleted;
  if (!isActive) return messages.inactive;
  if (blocked_by_me) return messages.blocked;
  return can_write ? null : messages.refused;
}

/** What the picker offers; the content decides. */
const ACCEPT = '.png,.jpg,.jpeg,.pdf,.docx,.xlsx,.odt';

/** On a touch screen Enter is the only way to a new line. */
const sendsByEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !window.matchMedia('(pointer: coarse)').matches;

interface OpenComposerProps extends Omit<ComposerProps, 'onChanged' | 'onNoted'> {
  isFocused: boolean;
}

function OpenComposer({ thread, order, onDropOrder, onSent, isFocused }: OpenComposerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { text, setText, file, pick, dropFile, problem, send, canSend } = useComposer(thread, intl, order);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const used = textLength(text);
  const replies = useReplies(text, setText, field);
  const submit = () => {
    if (send()) onSent?.();
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files;
    if (!pasted) return;
    event.preventDefault();
    void pick(pasted);
  };
  const { isOver, ...dropping } = useDrop(pick);
  return (
    <form
      method="post"
      data-at-bottom=""
      className={classNames(classes.composer, isOver && classes.over)}
      {...dropping}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {order && onDropOrder && <ComposerOrder order={order} onDrop={onDropOrder} />}
      {isOver && <p className={classes.drop}>{formatMessage(messages.drop)}</p>}
      {file && <ComposerFile file={file} onRemove={dropFile} />}
      <div className={classes.line}>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT}
          hidden
          aria-label={formatMessage(messages.attach)}
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) void pick(picked);
            target.value = '';
          }}
        />
        <IconButton
          label={formatMessage(messages.attach)}
          icon={<Paperclip size={20} strokeWidth={1.75} />}
          onClick={() => picker.current?.click()}
        />
        {replies.hasReplies && <ComposerReplies {...replies.list} />}
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          dir="auto"
          value={text}
          aria-label={formatMessage(messages.text, { name: partyName(thread.other, intl) })}
          placeholder={formatMessage(messages.placeholder)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-count`}
          onChange={({ target }) => replies.type(target.value)}
          onPaste={paste}
          onKeyDown={(event) => {
            if (!sendsByEnter(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        <IconButton
          type="submit"
          variant="solid"
          label={formatMessage(messages.send)}
          aria-disabled={!canSend || undefined}
          icon={<SendHorizontal size={20} strokeWidth={1.75} />}
        />
      </div>
      <div className={classes.notes}>
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
        <p id={`${id}-count`} className={used > MESSAGE_LENGTH ? classes.problem : undefined}>
          {used >= COUNTED_FROM && formatMessage({ id: 'ui.counter' }, { used, max: MESSAGE_LENGTH })}
        </p>
      </div>
    </form>
  );
}
