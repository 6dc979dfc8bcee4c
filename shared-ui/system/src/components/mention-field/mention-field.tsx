import { TextCounter } from '@wspolnik/system';
import { useField } from 'formik';
import { useIntl } from 'react-intl';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { readLength } from './mention-text.ts';
import type { MentionTextareaProps } from './mention-textarea.props.ts';
import { MentionTextarea } from './mention-textarea.tsx';

export interface MentionFieldProps
  extends FormFieldLook,
    Pick<MentionTextareaProps, 'search' | 'rows' | 'placeholder' | 'disabled' | 'autoFocus'> {
  /** In displayed characters: a mention counts as its name. A longer text is not truncated, but shows an error. */
  maxLength?: number;
  /** Until the form is sent an empty text is no mistake: what else belongs to it may be chosen first. */
  mayBeLeftEmpty?: boolean;
}

/** Limited to 1000 characters by default; `rules.mentionLength` rejects more. */
export function MentionField(props: MentionFieldProps) {
  const { search, rows, placeholder, disabled, autoFocus, maxLength = 1000, help, mayBeLeftEmpty, ...field } = props;
  const intl = useIntl();
  const [{ value }] = useField<string>(field.name);
  return (
    <FormField
      {...field}
      help={help ?? intl.formatMessage({ id: 'ui.mention.help' })}
      counter={<TextCounter used={readLength(value)} max={maxLength} />}
    >
      {({ onChange, onBlur, ...control }, { setValue }) => (
        <MentionTextarea
          {...{ search, rows, placeholder, disabled, autoFocus }}
          {...control}
          aria-labelledby={`${control.id}-label`}
          onChange={setValue}
          onBlur={mayBeLeftEmpty && value === '' ? undefined : onBlur}
        />
      )}
    </FormField>
  );
}
