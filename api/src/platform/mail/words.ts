export type MailKind =
  | 'verifyEmail'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'passwordChanged'
  | 'companyInvitation'
  | 'companyActivated'
  | 'companyRejected'
  | 'companySuspended'
  | 'companyReactivated'
  | 'companyDeleted'
  | 'accountDeleted'
  | 'orderReminder'
  | 'planEnding';

export interface Words {
  /** May hold the placeholders of a mail's `params`, as lines may. */
  subject: string;
  /** Paragraphs; `{name}` is the first name. */
  lines: string[];
  action: string;
  after: string;
}
