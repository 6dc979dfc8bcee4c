import { classNames } from '@wspolnik/system';
import { type CSSProperties, useState } from 'react';
import styles from './truncated-text.module.css';

export interface TruncatedTextProps {
  children: string;
  /** Visible lines; the last one ends in an ellipsis. */
  lines?: number;
  className?: string;
}

/** Truncated by its box, not by its length; the full text is in a tooltip and for screen readers. */
export function TruncatedText({ children, lines = 1, className }: TruncatedTextProps) {
  const [cut, setCut] = useState(false);
  return (
    <span
      className={classNames(lines === 1 ? styles.line : styles.lines, className)}
      style={lines === 1 ? undefined : ({ '--lines': lines } as CSSProperties)}
      title={cut ? children : undefined}
      // Measured on hover: measuring on mount would cause one layout per row of a list.
      onPointerEnter={({ currentTarget: box }) =>
        setCut(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
      }
    >
      {children}
    </span>
  );
}
