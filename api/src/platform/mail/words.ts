/** About the reader's own account. */
export type AccountMailKind =
  | 'verifyEmail'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'passwordChanged'
  | 'signInLink'
  | 'accountSuspended'
  | 'accountRestored'
  | 'accountDeleted'
  | 'deletionRequested'
  | 'confirmNewEmail'
  | 'newEmailTaken'
  | 'emailChangeRequested'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'authenticatorAdded'
  | 'passkeyAdded'
  | 'recoveryCodeUsed'
  | 'payoutAccountAdded';

export type MailKind =
  | AccountMailKind
  | 'companyInvitation'
  | 'companyActivated'
  | 'companyRejected'
  | 'companySuspended'
  | 'companyReactivated'
  | 'companyDeleted'
  | 'companyDeletionRequested'
  | 'companyDeletionCancelled'
  | 'orderReminder'
  | 'planEnding'
  | 'planFollows'
  | 'receiptIssued'
  | 'contactArrived'
  | 'contactReceived'
  | 'contactAnswered'
  | 'contactFileRemoved'
  | 'webinarSignedUp'
  | 'webinarWaiting';

export interface Words {
  /** May contain the placeholders of a mail's `params`, as may lines. */
  subject: string;
  /** Paragraphs; `{name}` is the first name. */
  lines: string[];
  action: string;
  after: string;
}
