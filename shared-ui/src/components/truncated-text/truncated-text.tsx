import { classNames } from '@wspolnik/shared-ui';
import { type CSSProperties, useState } from 'react';
import styles from './truncated-text.module.css';

export interface TruncatedTextProps {
  children: string;
  /** Lines that stay; the last one ends in an ellipsis. */
  lines?: number;
  className?: string;
}

/** Cut by its box, not by its length; whoever points at a text that is cut gets all of it. Screen readers always do. */
export function TruncatedText({ children, lines = 1, className }: TruncatedTextProps) {
  const [cut, setCut] = useState(false);
  return (
    <span
      className={classNames(lines === 1 ? styles.line : styles.lines, className)}
      style={lines === 1 ? undefined : ({ '--lines': lines } as CSSProperties)}
      title={cut ? children : undefined}
      // Measured when it is asked for: a list that measures itself while it mounts lays the page out once a row.
      onPointerEnter={({ currentTarget: box }) =>
        setCut(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
      }
    >
      {children}
    </span>
  );
}
