import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** The box of all error notices. */
export function Notice({ title, text, action, children }: NoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <span className={classNames(styles.icon, styles.danger)} aria-hidden="true">
        <TriangleAlert size={26} strokeWidth={1.75} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
      {children}
    </div>
  );
}
