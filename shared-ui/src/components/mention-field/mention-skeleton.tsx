import type { CSSProperties } from 'react';
import styles from './mention-field.module.css';
import { readLines } from './mention-text.ts';
import type { MentionTextareaProps } from './mention-textarea.tsx';

type MentionSkeletonProps = Pick<MentionTextareaProps, 'value' | 'rows' | 'placeholder' | 'disabled'>;

/** The lines that a field has when nothing else is asked of it, as many as a text area of ours. */
export const ROWS = 4;

/** The field as it will be, with its text, until its code is there. */
export function MentionSkeleton({ value, rows = ROWS, placeholder, disabled }: MentionSkeletonProps) {
  return (
    <div
      className={styles.field}
      style={{ '--rows': rows } as CSSProperties}
      data-placeholder={value === '' ? placeholder : undefined}
      data-disabled={disabled || undefined}
      aria-busy="true"
      inert
    >
      {readLines(value).map((line, row) => (
        <p key={row}>
          {line.map((part, index) =>
            typeof part === 'string' ? (
              part
            ) : (
              <span key={index} data-mention={part.type}>
                {part.name}
              </span>
            ),
          )}
          {/* A line without a word has no height of its own. */}
          <br />
        </p>
      ))}
    </div>
  );
}
