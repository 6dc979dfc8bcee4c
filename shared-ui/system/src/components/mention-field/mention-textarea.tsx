import { Textarea, type TextControlProps } from '@wspolnik/system';
import { type ComponentType, type FocusEvent, lazy, useState } from 'react';
import { EditorOnUse } from '../rich-text-editor/editor-on-use.tsx';
import type { MentionSearch } from './mention-search.ts';
import { MentionSkeleton } from './mention-skeleton.tsx';

const load = () => import(/* webpackChunkName: "mention-editor" */ './mention-editor.tsx');
const Editor = lazy(async () => ({ default: (await load()).MentionEditor }));

let preloaded: ComponentType<MentionTextareaProps> | null = null;

/** Loads the editor's code, for a field that will replace a text area in use: it is there with its first render. */
export async function preloadMentionEditor(): Promise<void> {
  preloaded = (await load()).MentionEditor;
}

export interface MentionTextareaProps extends TextControlProps {
  /** Text with the markup of mentions, as in the API; the field shows only names. */
  value: string;
  onChange(value: string): void;
  /** Called 300 ms after typing; `signal` is aborted when the result is no longer needed. */
  search: MentionSearch;
  onBlur?(event: FocusEvent<HTMLElement>): void;
  /** Minimum number of visible lines; the field grows with its text up to 12 lines. */
  rows?: number;
  /** Puts the caret at the end of the text as the editor appears. */
  autoFocus?: boolean;
  /** `label for` works only for native controls, so a click on the label's text moves the focus here by code. */
  'aria-labelledby'?: string;
}

/**
 * A text in which `@` with the beginning of a name suggests people and companies: arrows, Enter or Tab choose one, Escape
 * closes the list. Nothing is truncated: `rules.mentionLength` checks the length. If the editor fails to load, the stored text
 * with its markup is edited in a text area.
 */
export function MentionTextarea(props: MentionTextareaProps) {
  const { search, onChange, ...control } = props;
  const [Preloaded] = useState(() => preloaded);
  if (Preloaded) return <Preloaded {...props} />;
  return (
    <EditorOnUse
      skeleton={<MentionSkeleton {...props} />}
      plain={<Textarea {...control} onChange={({ currentTarget }) => onChange(currentTarget.value)} />}
    >
      <Editor {...props} />
    </EditorOnUse>
  );
}
