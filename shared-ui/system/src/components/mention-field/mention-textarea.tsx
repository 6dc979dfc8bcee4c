import { Textarea } from '@wspolnik/system';
import { type ComponentType, lazy, useState } from 'react';
import { EditorOnUse } from '../rich-text-editor/editor-on-use.tsx';
import { MentionSkeleton } from './mention-skeleton.tsx';
import type { MentionTextareaProps } from './mention-textarea.props.ts';

const load = () => import(/* webpackChunkName: "mention-editor" */ './mention-editor.tsx');
const Editor = lazy(async () => ({ default: (await load()).MentionEditor }));

let preloaded: ComponentType<MentionTextareaProps> | null = null;

/** Loads the editor's code, for a field that will replace a text area in use: it is there with its first render. */
export async function preloadMentionEditor(): Promise<void> {
  preloaded = (await load()).MentionEditor;
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
