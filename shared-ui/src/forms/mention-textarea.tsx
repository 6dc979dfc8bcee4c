import { classNames, Textarea } from '@wspolnik/shared-ui';
import { type FocusEvent, useId, useRef } from 'react';
import { NO_LIMIT } from '../components/text-counter/text-length.tsx';
import { useTopLayer } from '../hooks/use-top-layer.ts';
import styles from './mention.module.css';
import { MentionList } from './mention-list.tsx';
import type { MentionDraft } from './mention-text.ts';
import { type MentionSearch, useMentionBox } from './use-mention-box.ts';

export interface MentionTextareaProps {
  /** Text with the markup of mentions, as the API takes and gives it; the field shows names alone. */
  value: string;
  onChange(value: string): void;
  /** Asked 300 ms after typing; `signal` ends when the answer is no longer wanted. */
  search: MentionSearch;
  onBlur?(event: FocusEvent<HTMLTextAreaElement>): void;
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  required?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/**
 * A text in which `@` and a beginning find people and companies: arrows, Enter or Tab take one, Escape closes the list.
 * Nothing is cut: its length is the business of `rules.mentionLength`.
 */
export function MentionTextarea({ value, onChange, search, onBlur, ...control }: MentionTextareaProps) {
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const box = useMentionBox(field, { value, onChange, search });
  useTopLayer(box.open, frame, layer, box.close);
  return (
    <span ref={frame} className={styles.frame}>
      <Marks marks={marks} draft={box.draft} disabled={control.disabled} />
      <Textarea
        {...control}
        {...box.handlers}
        ref={field}
        value={box.draft.text}
        maxLength={NO_LIMIT}
        // The list would have to be a combobox's, and a text of many lines may not be one.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={box.open ? listId : undefined}
        aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
        className={styles.field}
        onBlur={(event) => {
          box.leave();
          onBlur?.(event);
        }}
        onScroll={({ currentTarget }) => {
          if (marks.current) marks.current.scrollTop = currentTarget.scrollTop;
        }}
      />
      <MentionList id={listId} layer={layer} box={box} />
    </span>
  );
}

interface MarksProps {
  marks: React.RefObject<HTMLSpanElement | null>;
  draft: MentionDraft;
  disabled?: boolean;
}

/** The same text behind the field, unseen but for the ground of its mentions. */
function Marks({ marks, draft: { text, mentions }, disabled }: MarksProps) {
  return (
    <span ref={marks} aria-hidden="true" className={classNames(styles.marks, disabled && styles.disabled)}>
      {mentions.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(mentions[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {/* A line break at the end has no height of its own. */}
      {`${text.slice(mentions.at(-1)?.end ?? 0)} `}
    </span>
  );
}
