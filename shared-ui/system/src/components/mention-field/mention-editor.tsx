import { Selection } from 'prosemirror-state';
import { type CSSProperties, type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTopLayer } from '../../hooks/use-top-layer.ts';
import { type EditorFormat, useEditable, useEditor } from '../rich-text-editor/use-editor.ts';
import { fromText, toText } from './mention-document.ts';
import styles from './mention-field.module.css';
import { MentionList } from './mention-list.tsx';
import { mentionPlugins, pasteTransaction } from './mention-plugins.ts';
import { insertMention } from './mention-query.ts';
import { ROWS } from './mention-skeleton.tsx';
import type { MentionTextareaProps } from './mention-textarea.props.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

const FORMAT: EditorFormat = { read: fromText, write: toText, paste: pasteTransaction };

/** Loaded on use. */
export function MentionEditor(props: MentionTextareaProps) {
  const { value, onChange, search, onBlur, rows = ROWS, disabled } = props;
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const takeKey = useRef<Suggestions['takeKey']>(() => false);
  const [focused, setFocused] = useState(false);
  const plugins = () => mentionPlugins((event) => takeKey.current(event));
  const { view, state } = useEditor(host, { format: FORMAT, plugins, value, onChange });
  const box = useSuggestions({
    state: focused ? state : null,
    search,
    onPick: (option) => {
      const transaction = view.current && insertMention(view.current.state, option);
      if (transaction) view.current?.dispatch(transaction);
    },
  });
  useEditable(view, { disabled, attributes: attributesOf(props, box, listId) });
  useTopLayer(box.open, frame, layer, box.close);
  useLayoutEffect(() => {
    takeKey.current = box.takeKey;
  });
  useEffect(() => {
    const label = document.getElementById(props['aria-labelledby'] ?? '');
    const focus = () => view.current?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [props['aria-labelledby'], view]);
  // Before any other input: between a text area and this field, letters must not be lost.
  useLayoutEffect(() => {
    const made = view.current;
    if (!props.autoFocus || !made) return;
    made.dispatch(made.state.tr.setSelection(Selection.atEnd(made.state.doc)));
    made.focus();
  }, [props.autoFocus, view]);
  const leave = (event: FocusEvent<HTMLElement>) => {
    setFocused(false);
    onBlur?.(event);
  };
  return (
    <div ref={frame} className={styles.frame} style={{ '--rows': rows } as CSSProperties}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is in the editor inside */}
      <div ref={host} onFocus={() => setFocused(true)} onBlur={leave} />
      <MentionList id={listId} layer={layer} box={box} />
    </div>
  );
}

/** A multi-line text box must not be a combobox, so it has no `aria-expanded`; `aria-autocomplete` describes the list. */
function attributesOf(props: MentionTextareaProps, box: Suggestions, listId: string) {
  const { id, value, placeholder, required, disabled } = props;
  return {
    id,
    role: 'textbox',
    class: styles.field,
    tabindex: disabled ? undefined : '0',
    'aria-multiline': 'true',
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'] && 'true',
    'aria-required': required ? 'true' : undefined,
    'aria-disabled': disabled ? 'true' : undefined,
    'aria-placeholder': placeholder,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': box.open ? listId : undefined,
    'aria-activedescendant': box.active >= 0 ? `${listId}-${box.active}` : undefined,
    'data-placeholder': value === '' ? placeholder : undefined,
    'data-disabled': disabled ? '' : undefined,
  };
}
