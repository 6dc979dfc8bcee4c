import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import tones from '../../styles/tones.module.css';
import type { Tone } from '../badge/badge.tsx';
import styles from './callout.module.css';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  icon?: ReactNode;
  /** A heading when the callout begins a section, otherwise text. */
  title?: ReactNode;
  /** Buttons at the end; on narrow screens they are below the text. */
  action?: ReactNode;
}

/**
 * A coloured box with important information about the content around it. Not announced unless it has a `role`; `status` is for
 * a callout that appears while the page is open.
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
