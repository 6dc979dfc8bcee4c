import { useBusy } from '@wspolnik/system';
import type { CSSProperties } from 'react';
import styles from './mention-field.module.css';
import { readLines } from './mention-text.ts';
import type { MentionTextareaProps } from './mention-textarea.props.ts';

type MentionSkeletonProps = Pick<MentionTextareaProps, 'value' | 'rows' | 'placeholder' | 'disabled'>;

/** Default number of lines, the same as for our text areas. */
export const ROWS = 4;

/** The field with its text, until the editor's code has loaded. */
export function MentionSkeleton({ value, rows = ROWS, placeholder, disabled }: MentionSkeletonProps) {
  useBusy();
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
              <span key={index}>{part}</span>
            ) : (
              <span key={index} data-mention={part.type}>
                {part.name}
              </span>
            ),
          )}
          {/* An empty line has no height. */}
          <br />
        </p>
      ))}
    </div>
  );
}
