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
}

/** Limited to 1000 characters by default; `rules.mentionLength` rejects more. */
export function MentionField(props: MentionFieldProps) {
  const { search, rows, placeholder, disabled, autoFocus, maxLength = 1000, help, ...field } = props;
  const intl = useIntl();
  const [{ value }] = useField<string>(field.name);
  return (
    <FormField
      {...field}
      help={help ?? intl.formatMessage({ id: 'ui.mention.help' })}
      counter={<TextCounter used={readLength(value)} max={maxLength} />}
    >
      {({ onChange, ...control }, { setValue }) => (
        <MentionTextarea
          {...{ search, rows, placeholder, disabled, autoFocus }}
          {...control}
          aria-labelledby={`${control.id}-label`}
          onChange={setValue}
        />
      )}
    </FormField>
  );
}
