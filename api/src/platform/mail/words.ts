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
  /** May contain the placeholders of a mail's `params`, as may lines. */
  subject: string;
  /** Paragraphs; `{name}` is the first name. */
  lines: string[];
  action: string;
  after: string;
}
