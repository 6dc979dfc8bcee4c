import { Button, CloseButton, Field, Input } from '@wspolnik/system';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { typedHref } from '../rich-text/links.ts';
import styles from './editor.module.css';

/** The same in every language. */
const HTTPS = 'https://';

export interface LinkBarProps {
  /** URL of the edited link; empty for a new one. */
  href: string;
  /** Nothing is selected: a new link asks for its text too. */
  asksWords: boolean;
  onSet(href: string, words: string): void;
  onRemove(): void;
  onClose(): void;
}

/** A form for a link inside the editor: not a dialog, so the page stays usable. */
export function LinkBar({ href, asksWords, onSet, onRemove, onClose }: LinkBarProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `ui.editor.link.${id}` });
  const [address, setAddress] = useState(href.replace(/^mailto:/, ''));
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const meant = typedHref(address);
    if (meant) onSet(meant, words.trim());
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Neither closes a dialog around the editor nor submits its form.
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      apply();
    }
  };
  return (
    <fieldset className={styles.link} aria-label={text('title')} onKeyDown={onKeyDown}>
      <CloseButton className={styles.close} onClick={onClose} />
      <Field label={text('address')} error={wrong && text('invalid')}>
        {(control) => (
          <Input
            {...control}
            // The user opened the bar to type.
            autoFocus
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={HTTPS}
            value={address}
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              setWrong(false);
            }}
          />
        )}
      </Field>
      {asksWords && (
        <Field label={text('words')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <div className={styles.linkActions}>
        <Button size="sm" onClick={apply}>
          {text(href ? 'change' : 'insert')}
        </Button>
        {href && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
