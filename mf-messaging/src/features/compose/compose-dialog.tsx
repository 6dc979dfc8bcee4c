import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { actsAsActive, useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Button, Callout, DialogOnDemand, type SlotMap } from '@wspolnik/system';
import { DOCUMENT_EXTENSIONS, FileDropField } from '@wspolnik/system/files';
import { DraftKeeper, FormDialog, type ProblemLike, TextareaField } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { outboxMessages } from '../../lib/outbox/outbox.messages.ts';
import type { Recipient } from '../../lib/outbox/outgoing.ts';
import { loadRecipientDialog } from '../../lib/recipient-dialog/load-recipient-dialog.ts';
import { composeMessages as messages } from './compose.messages.ts';
import { type ComposeValues, composeSchema } from './compose.schema.ts';
import classes from './compose-dialog.module.css';
import { GuestDialog } from './guest-dialog.tsx';
import { InactiveDialog } from './inactive-dialog.tsx';
import { useCompose } from './use-compose.ts';
import { useOnline } from './use-online.ts';

export type ComposeDialogProps = SlotMap['message.compose'];

/** Slot `message.compose`: a new message to a person or company, who is chosen first where none is given. */
export function ComposeDialog({ recipient: given, text, about, offer, onClose }: ComposeDialogProps) {
  const isGuest = useSessionStore(({ user }) => user === null);
  const isActive = useSessionStore(actsAsActive);
  const [chosen, setChosen] = useState<Recipient | null>(null);
  if (isGuest) return <GuestDialog recipient={given} onClose={onClose} />;
  if (!isActive) return <InactiveDialog onClose={onClose} />;
  const recipient = given ?? chosen;
  return (
    <>
      <DialogOnDemand load={loadRecipientDialog} props={recipient ? null : { onChosen: setChosen, onClose }} />
      {recipient && (
        <MessageForm
          key={recipient.id}
          {...{ recipient, text, about, offer, onClose }}
          onOther={given ? undefined : () => setChosen(null)}
        />
      )}
    </>
  );
}

interface MessageFormProps extends Pick<ComposeDialogProps, 'about' | 'offer' | 'onClose'> {
  recipient: Recipient;
  text: string | undefined;
  /** Back to the choice of whom to write to. */
  onOther: (() => void) | undefined;
}

function MessageForm({ recipient, text = '', about, offer, onOther, onClose }: MessageFormProps) {
  const { formatMessage } = useIntl();
  const send = useCompose(recipient, { about, offer });
  const isOnline = useOnline();
  // Closing the dialog leaves what was typed for the next time; the file has to be chosen again.
  // A given text is no draft, and takes the place of none.
  const name = text === '' ? `message.${recipient.type}.${recipient.id}` : undefined;
  const draft = useDraft(name, { message: text }, 'device');
  const submit = async (values: ComposeValues) => {
    await send(values);
    draft.forget();
    return true;
  };
  return (
    <FormDialog<ComposeValues>
      title={formatMessage(messages.title)}
      initialValues={{ ...draft.initialValues, file: [] }}
      schema={composeSchema}
      confirm={formatMessage(messages.send)}
      onSubmit={submit}
      onProblem={(error, form) => {
        if ((error as ProblemLike).code === 'not_found') form.setStatus(outboxMessages.recipientGone);
      }}
      onClose={onClose}
    >
      <DraftKeeper<ComposeValues>
        draft={{ ...draft, initialValues: EMPTY_VALUES, keep: ({ message }) => draft.keep({ message }) }}
      />
      <RecipientLine {...recipient} onOther={onOther} />
      {offer && <p className={classes.muted}>{formatMessage(messages.offer, { title: offer.title })}</p>}
      {!isOnline && <Callout role="status">{formatMessage(messages.offline)}</Callout>}
      <TextareaField
        name="message"
        label={formatMessage(messages.text)}
        placeholder={formatMessage(messages.placeholder)}
        required
        rows={5}
        maxLength={MESSAGE_LENGTH}
        counted
      />
      <FileDropField name="file" label={formatMessage(messages.file)} accept={DOCUMENT_EXTENSIONS} />
    </FormDialog>
  );
}

const EMPTY_VALUES: ComposeValues = { message: '', file: [] };

function RecipientLine({ type, name, onOther }: Recipient & Pick<MessageFormProps, 'onOther'>) {
  const { formatMessage } = useIntl();
  const company = useSessionStore((session) => session.company?.name);
  return (
    <div className={classes.recipient}>
      <Avatar name={name} shape={type === 'company' ? 'square' : 'round'} />
      <div className={classes.about}>
        <span className={classes.name}>{name}</span>
        <span className={classes.muted}>
          {formatMessage(type === 'company' ? messages.company : messages.person)}
          {company ? <span>{` · ${formatMessage(messages.as, { company })}`}</span> : null}
        </span>
      </div>
      {onOther && (
        <Button size="sm" variant="ghost" className={classes.other} onClick={onOther}>
          {formatMessage(messages.other)}
        </Button>
      )}
    </div>
  );
}
