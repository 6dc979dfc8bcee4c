import { classNames } from '@wspolnik/system';
import type { Command } from 'prosemirror-state';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import textStyles from '../rich-text/rich-text.module.css';
import { linkAround, removeLink, setLink } from './commands.ts';
import { fromText, toText } from './document.ts';
import styles from './editor.module.css';
import { LinkBar } from './link-bar.tsx';
import { pasteTransaction } from './paste.ts';
import { plugins } from './plugins.ts';
import { Toolbar } from './toolbar.tsx';
import { type EditorFormat, useEditable, useEditor } from './use-editor.ts';

export interface RichTextEditorProps {
  /** Text with a little Markdown. */
  value: string;
  onChange(value: string): void;
  /** Id of the element that names it. */
  labelId: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FORMAT: EditorFormat = { read: fromText, write: toText, paste: pasteTransaction };

/** An editor of descriptions. Loaded on use, because a page with a form can be used before it. */
export function RichTextEditor({
  value,
  onChange,
  labelId,
  placeholder,
  required,
  disabled,
  ...aria
}: RichTextEditorProps) {
  const intl = useIntl();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const focusBar = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const { view, state } = useEditor(host, {
    format: FORMAT,
    plugins: () => plugins(() => setLinking(true), focusBar),
    value,
    onChange,
  });
  useEditable(view, {
    disabled,
    attributes: {
      id,
      role: 'textbox',
      // Without a tabindex it would not be focusable as the first invalid field after a failed submit.
      tabindex: disabled ? undefined : '0',
      class: classNames(styles.content, textStyles.text),
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': [aria['aria-describedby'], `${id}-keys`].filter(Boolean).join(' '),
      'aria-invalid': aria['aria-invalid'] && 'true',
      'aria-required': required ? 'true' : undefined,
      'aria-disabled': disabled ? 'true' : undefined,
      'data-placeholder': value === '' ? placeholder : undefined,
      'aria-placeholder': placeholder,
    },
  });
  const run = (command: Command) => view.current && command(view.current.state, view.current.dispatch, view.current);
  const leaveLink = (command?: Command) => {
    setLinking(false);
    if (command) run(command);
    view.current?.focus();
  };
  return (
    <div className={styles.frame} data-invalid={aria['aria-invalid']} data-disabled={disabled || undefined}>
      <Toolbar
        {...{ bar, state, disabled, run }}
        controls={id}
        onLink={() => setLinking(true)}
        onLeave={() => view.current?.focus()}
      />
      {linking && state && (
        <LinkBar
          href={linkAround(state)?.href ?? ''}
          asksWords={state.selection.empty && !linkAround(state)}
          onSet={(href, words) => leaveLink(setLink(href, words))}
          onRemove={() => leaveLink(removeLink)}
          onClose={() => leaveLink()}
        />
      )}
      <div ref={host} className={styles.host} />
      <span id={`${id}-keys`} hidden>
        {intl.formatMessage({ id: 'ui.editor.keys' })}
      </span>
    </div>
  );
}
