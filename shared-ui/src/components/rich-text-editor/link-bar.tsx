import { Button, CloseButton, Field, Input } from '@wspolnik/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { typedHref } from '../rich-text/links.ts';
import styles from './editor.module.css';

/** The same in every language. */
const HTTPS = 'https://';

export interface LinkBarProps {
  /** Of the link that is changed; empty for a new one. */
  href: string;
  /** Nothing is selected: a new link brings its own words. */
  asksWords: boolean;
  onSet(href: string, words: string): void;
  onRemove(): void;
  onClose(): void;
}

/** The address of a link, in the editor itself: no dialog, so the page behind it stays in use. */
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
    // A dialog around the form stays open, and the form is not sent.
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
            // Whoever opened the bar is about to type.
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
