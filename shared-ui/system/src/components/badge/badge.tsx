import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import tones from '../../styles/tones.module.css';
import styles from './badge.module.css';

/** `points` is only for points and earned money. */
export type Tone = 'neutral' | 'primary' | 'points' | 'info' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  icon?: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
