import { useField } from 'formik';
import { useIntl } from 'react-intl';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { TextLength } from '../text-counter/text-length.tsx';
import { readLength } from './mention-text.ts';
import { MentionTextarea, type MentionTextareaProps } from './mention-textarea.tsx';

export interface MentionFieldProps
  extends FormFieldLook,
    Pick<MentionTextareaProps, 'search' | 'rows' | 'placeholder' | 'disabled'> {
  /** Characters that people read: a mention counts as its name. What is longer is kept, and told of. */
  maxLength?: number;
}

/** Takes 1000 characters unless told otherwise; `rules.mentionLength` refuses more. */
export function MentionField(props: MentionFieldProps) {
  const { search, rows, placeholder, disabled, maxLength = 1000, help, ...field } = props;
  const intl = useIntl();
  const [{ value }] = useField<string>(field.name);
  return (
    <FormField
      {...field}
      help={help ?? intl.formatMessage({ id: 'ui.mention.help' })}
      counter={<TextLength used={readLength(value)} max={maxLength} />}
    >
      {({ onChange, ...control }, { setValue }) => (
        <MentionTextarea
          {...{ search, rows, placeholder, disabled }}
          {...control}
          aria-labelledby={`${control.id}-label`}
          onChange={setValue}
        />
      )}
    </FormField>
  );
}
