import type { SavedReply, SavedReplyBody } from '@wspolnik/contract';
import { MESSAGE_LENGTH, SAVED_REPLY_TITLE_LENGTH } from '@wspolnik/contract/limits';
import { refresh, useAction } from '@wspolnik/kit';
import { FormDialog, rules, TextareaField, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { savedRepliesMessages as messages } from './saved-replies.messages.ts';
import { addReply, changeReply, savedRepliesRead } from './saved-replies.reads.ts';

const SCHEMA = object({
  title: rules.required().max(SAVED_REPLY_TITLE_LENGTH),
  text: rules.required().max(MESSAGE_LENGTH),
});

export interface SavedReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null;
  onClose(): void;
}

export function SavedReplyForm({ reply, onClose }: SavedReplyFormProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (values: SavedReplyBody) => {
    await (reply ? changeReply(reply.id, values) : addReply(values));
    await refresh(savedRepliesRead);
    return true;
  });
  return (
    <FormDialog<SavedReplyBody>
      title={formatMessage(reply ? messages.change : messages.add)}
      initialValues={{ title: reply?.title ?? '', text: reply?.text ?? '' }}
      schema={SCHEMA}
      confirm={formatMessage(messages.save)}
      onSubmit={async (values) => (await run(values)) === true}
      onClose={onClose}
    >
      <TextField name="title" label={formatMessage(messages.name)} maxLength={SAVED_REPLY_TITLE_LENGTH} required />
      <TextareaField
        name="text"
        label={formatMessage(messages.text)}
        maxLength={MESSAGE_LENGTH}
        rows={5}
        required
        counted
      />
    </FormDialog>
  );
}
