import type { Introduction } from '@wspolnik/contract';
import { INTRODUCTION_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { FormDialog, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { answerIntroduction } from '../../lib/introductions.api.ts';

export interface IntroduceDialogProps {
  introduction: Introduction;
  onClose(): void;
}

const EMPTY = { words: '' };
const SCHEMA = object({ words: string().max(INTRODUCTION_LENGTH) });

/** The words of whoever introduces, which both read; they may be left out. */
export function IntroduceDialog({ introduction: { id, asker, target, text }, onClose }: IntroduceDialogProps) {
  const { formatMessage } = useIntl();
  const names = { name: asker.name, target: target.name };
  const { run } = useAction(({ words }: typeof EMPTY) => answerIntroduction(id, { action: 'introduce', words }));
  return (
    <FormDialog
      title={formatMessage({ id: 'introductions.introduce' }, names)}
      initialValues={EMPTY}
      schema={SCHEMA}
      draft={useDraft(`introduce.${id}`, EMPTY)}
      confirm={formatMessage({ id: 'introductions.action.introduce' })}
      onSubmit={async (values) => {
        if ((await run(values)) === undefined) return false;
        toast.success(formatMessage({ id: 'introductions.done.introduce' }, names));
        return true;
      }}
      onClose={onClose}
    >
      <p>{formatMessage({ id: 'introductions.introduce_how' }, names)}</p>
      <blockquote>{text}</blockquote>
      <TextareaField
        name="words"
        label={formatMessage({ id: 'introductions.words' })}
        rows={4}
        maxLength={INTRODUCTION_LENGTH}
        counted
      />
    </FormDialog>
  );
}
