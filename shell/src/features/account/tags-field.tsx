import { MAX_PERSON_TAGS, PERSON_TAG_LENGTH } from '@wspolnik/contract/limits';
import { Field, Input } from '@wspolnik/system';
import { useFieldText } from '@wspolnik/system/forms';
import { useField } from 'formik';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './tags-field.module.css';

export interface TagsFieldProps {
  /** Of an array of texts. */
  name: string;
  label: string;
  help: string;
}

/** The tags with those of the text, split at commas; without what differs only in case. */
function withTyped(tags: readonly string[], text: string): string[] {
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase('pl')));
  const added = text
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '' && !known.has(tag.toLocaleLowerCase('pl')) && known.add(tag.toLocaleLowerCase('pl')));
  return [...tags, ...added];
}

/** Short words in a form: Enter, a comma or leaving the field adds one, and each has a button that removes it. */
export function TagsField({ name, label, help }: TagsFieldProps) {
  const { formatMessage } = useIntl();
  const fieldText = useFieldText();
  const [{ value: tags }, meta, { setValue, setTouched }] = useField<string[]>(name);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<'long' | 'many' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = (typed: string) => {
    const next = withTyped(tags, typed);
    const isLong = next.some((tag) => tag.length > PERSON_TAG_LENGTH);
    const refused = isLong ? 'long' : next.length > MAX_PERSON_TAGS ? 'many' : null;
    setRefusal(refused);
    setText(refused ? typed : '');
    if (!refused && next.length > tags.length) void setValue(next);
  };
  const remove = (removed: string) => {
    setRefusal(null);
    void setValue(tags.filter((tag) => tag !== removed));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    add(text);
  };
  const limits = { most: MAX_PERSON_TAGS, length: PERSON_TAG_LENGTH };
  const error = refusal
    ? formatMessage({ id: `account.card.tags.${refusal}` }, limits)
    : meta.touched && fieldText(meta.error);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className={styles.tags}>
          {tags.length > 0 && (
            <ul className={styles.list} aria-label={label}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  <span>{tag}</span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={formatMessage({ id: 'account.card.tags.remove' }, { tag })}
                    onClick={() => remove(tag)}
                  >
                    <X aria-hidden size={16} strokeWidth={1.75} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Input
            {...control}
            ref={input}
            value={text}
            autoComplete="off"
            enterKeyHint="enter"
            onKeyDown={onKeyDown}
            onChange={({ target }) => (/[,;\n]/.test(target.value) ? add(target.value) : setText(target.value))}
            onBlur={() => {
              add(text);
              void setTouched(true);
            }}
          />
        </div>
      )}
    </Field>
  );
}
