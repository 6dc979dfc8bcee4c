import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import tones from '../../styles/tones.module.css';
import type { Tone } from '../badge/badge.tsx';
import styles from './callout.module.css';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  icon?: ReactNode;
  /** A heading where it opens a section of its own, text otherwise. */
  title?: ReactNode;
  /** Buttons; they stand at the end, below the text where the width is short. */
  action?: ReactNode;
}

/**
 * A coloured box with what a person must know about what stands around it. Silent for a screen reader unless it has a
 * `role`: `status` for what comes while the page is read.
 */
export function Callout({ tone = 'info', icon, title, action, className, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} className={classNames(styles.callout, tones[tone], className)}>
      <div className={styles.main}>
        {icon}
        <div className={styles.text}>
          {title && <div className={styles.title}>{title}</div>}
          {children && <div className={styles.body}>{children}</div>}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
