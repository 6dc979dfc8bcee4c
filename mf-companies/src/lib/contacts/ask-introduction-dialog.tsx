import type { NetworkChain } from '@wspolnik/contract';
import { INTRODUCTION_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { askForIntroduction } from '../introductions.api.ts';

type Card = NetworkChain['chain'][number];

export interface AskIntroductionDialogProps {
  /** Who is asked: a contact of the profile in use. */
  via: Card;
  target: Card;
  onClose(): void;
}

const EMPTY = { text: '' };
const SCHEMA = object({ text: rules.required().max(INTRODUCTION_LENGTH) });

/** What the asker wants from the other one; also whoever introduces them passes it on. */
export function AskIntroductionDialog({ via, target, onClose }: AskIntroductionDialogProps) {
  const { formatMessage } = useIntl();
  const names = { via: via.name, name: target.name };
  const recipient = { recipient: target.type, recipient_id: target.id, via_id: via.id };
  const { run } = useAction((values: typeof EMPTY, key) =>
    askForIntroduction({ ...recipient, text: values.text.trim() }, key),
  );
  return (
    <FormDialog
      title={formatMessage({ id: 'contacts.introduction.ask' })}
      initialValues={EMPTY}
      schema={SCHEMA}
      draft={useDraft(`introduction.${target.id}`, EMPTY)}
      confirm={formatMessage({ id: 'contacts.introduction.send' })}
      onSubmit={async (values) => {
        if ((await run(values)) === undefined) return false;
        toast.success(formatMessage({ id: 'contacts.introduction.sent' }, names));
        return true;
      }}
      onClose={onClose}
    >
      <p>{formatMessage({ id: 'contacts.introduction.how' }, names)}</p>
      <TextareaField
        name="text"
        label={formatMessage({ id: 'contacts.introduction.text' })}
        required
        rows={4}
        maxLength={INTRODUCTION_LENGTH}
        counted
      />
    </FormDialog>
  );
}
