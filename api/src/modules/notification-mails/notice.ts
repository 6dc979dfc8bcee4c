import type { NotificationSubject, SentKind } from '@wspolnik/contract/notification-kinds';
import type { MailLocale } from '../../platform/mail/templates.ts';

/** A notification as its mail needs it. */
export interface Notice {
  id: string;
  /** Not in the list of notifications. */
  hidden: boolean;
  kind: SentKind;
  params: Record<string, string>;
  /** Null without an actor, '' for a deleted account. */
  actor: string | null;
  actor_is_company: boolean;
  /** As in the contract's Notification. */
  excerpt: string | null;
  post_excerpt: string | null;
  subject_type: NotificationSubject | null;
  subject_id: string | null;
  /** The company through which it reaches the reader. */
  company: string | null;
  company_id: string | null;
  /** Of a mail at once about messages: the newest that are unread, oldest first. */
  unread?: readonly UnreadMessage[] | null;
  unread_count?: number;
}

/** A message of the other side that its reader has not read. */
export interface UnreadMessage {
  text: string;
  has_file: boolean;
}

/** The person whom a mail goes to. */
export interface Reader {
  user_id: string;
  email: string;
  first_name: string;
  locale: MailLocale;
}
