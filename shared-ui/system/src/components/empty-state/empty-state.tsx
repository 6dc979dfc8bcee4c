import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../notice/notice.module.css';

export interface EmptyStateProps {
  /** A lucide icon of 26 px. */
  icon?: ReactNode;
  /** One line with the reason. */
  title: ReactNode;
  text?: ReactNode;
  /** One helpful action. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Inbox size={26} strokeWidth={1.75} />}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
