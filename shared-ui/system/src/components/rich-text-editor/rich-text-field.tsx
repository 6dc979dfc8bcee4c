import { Textarea, TextCounter } from '@wspolnik/system';
import { lazy } from 'react';
import { textLength } from '../../format/text-length.ts';
import { FormGroup, type FormGroupLook } from '../form/form-group.tsx';
import editorStyles from './editor.module.css';
import { EditorOnUse } from './editor-on-use.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import styles from './rich-text-field.module.css';

const Editor = lazy(() =>
  import(/* webpackChunkName: "editor" */ './rich-text-editor.tsx').then(({ RichTextEditor }) => ({
    default: RichTextEditor,
  })),
);

export interface RichTextFieldProps extends FormGroupLook {
  placeholder?: string;
  /** Length of the stored text, including the markup of bold and links. A longer text is not truncated, but shows an error. */
  maxLength?: number;
}

/**
 * A description with lists, bold, italics and links. The value is text with a little Markdown, as the API stores it and
 * `RichText` shows it; `rules.maxLength` limits it. If the editor fails to load, the Markdown is edited in a text area.
 */
export function RichTextField({ placeholder, maxLength = 5000, ...group }: RichTextFieldProps) {
  const { required, disabled } = group;
  return (
    <FormGroup<string> {...group}>
      {({ value, labelId, ...control }, { setValue }) => {
        const described = {
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
        };
        const props = { ...described, value, labelId, placeholder, required, disabled, onChange: setValue };
        return (
          <>
            <EditorOnUse skeleton={<EditorSkeleton text={value} />} plain={<PlainEditor {...props} />}>
              <Editor {...props} />
            </EditorOnUse>
            <div className={styles.counter}>
              <TextCounter used={textLength(value)} max={maxLength} />
            </div>
          </>
        );
      }}
    </FormGroup>
  );
}

function PlainEditor({ value, onChange, labelId, required, ...rest }: RichTextEditorProps) {
  return (
    <Textarea
      {...rest}
      {...{ value, required }}
      aria-labelledby={labelId}
      className={editorStyles.plain}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
