import { Textarea } from '@wspolnik/shared-ui';
import { type FocusEvent, lazy } from 'react';
import { EditorOnUse } from '../rich-text-editor/editor-on-use.tsx';
import { NO_LIMIT } from '../text-counter/text-length.tsx';
import type { MentionSearch } from './mention-search.ts';
import { MentionSkeleton } from './mention-skeleton.tsx';

const Editor = lazy(() =>
  import(/* webpackChunkName: "mention-editor" */ './mention-editor.tsx').then(({ MentionEditor }) => ({
    default: MentionEditor,
  })),
);

export interface MentionTextareaProps {
  /** Text with the markup of mentions, as the API takes and gives it; the field shows names alone. */
  value: string;
  onChange(value: string): void;
  /** Asked 300 ms after typing; `signal` ends when the answer is no longer wanted. */
  search: MentionSearch;
  onBlur?(event: FocusEvent<HTMLElement>): void;
  /** Lines that it shows at least; it grows with its text, to 12 of them. */
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  required?: boolean;
  'aria-label'?: string;
  /** A `label for` names native controls alone; its text takes the focus here when it is clicked, as there. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/**
 * A text in which `@` and a beginning find people and companies: arrows, Enter or Tab take one, Escape closes the list.
 * Nothing is cut: its length is the business of `rules.mentionLength`. Should the editor not load, the text is edited as
 * it is stored.
 */
export function MentionTextarea(props: MentionTextareaProps) {
  const { search, onChange, ...control } = props;
  return (
    <EditorOnUse
      skeleton={<MentionSkeleton {...props} />}
      plain={
        <Textarea {...control} maxLength={NO_LIMIT} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      }
    >
      <Editor {...props} />
    </EditorOnUse>
  );
}
