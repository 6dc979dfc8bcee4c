import { POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { FormDialog, MentionField, rules } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { searchMentions } from '../text-box/mention-search.ts';
import { editText } from './post-dialogs.api.ts';
import { editMessages as messages } from './post-dialogs.messages.ts';

const TEXT = rules.mentionLength(POST_TEXT_LENGTH).trim();
const SCHEMA = object({ text: TEXT.required() });
const OPTIONAL = object({ text: TEXT });

export interface EditTextDialogProps {
  of: 'post' | 'comment';
  id: string;
  text: string;
  /** There are pictures or an offer beside the text. */
  mayBeEmpty: boolean;
  onSaved(): void;
  onClose(): void;
}

/** Edits the text of an own post or comment. */
export function EditTextDialog({ of, id, text, mayBeEmpty, onSaved, onClose }: EditTextDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction((edited: string) => editText(of, id, edited));
  return (
    <FormDialog
      title={formatMessage(of === 'post' ? messages.postTitle : messages.commentTitle)}
      initialValues={{ text }}
      schema={mayBeEmpty ? OPTIONAL : SCHEMA}
      draft={useDraft(`${of}-edit.${id}`, { text })}
      confirm={formatMessage(messages.save)}
      onSubmit={async (values) => {
        if (!(await run(values.text.trim()))) return false;
        onSaved();
        toast.success(formatMessage(messages.done));
        return true;
      }}
      onClose={onClose}
    >
      <MentionField
        name="text"
        label={formatMessage(messages.text)}
        rows={4}
        maxLength={POST_TEXT_LENGTH}
        search={searchMentions}
        autoFocus
      />
    </FormDialog>
  );
}
