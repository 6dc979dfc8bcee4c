export type MailKind =
  | 'verifyEmail'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'passwordChanged'
  | 'signInLink'
  | 'companyInvitation'
  | 'companyActivated'
  | 'companyRejected'
  | 'companySuspended'
  | 'companyReactivated'
  | 'companyDeleted'
  | 'companyDeletionRequested'
  | 'companyDeletionCancelled'
  | 'accountSuspended'
  | 'accountRestored'
  | 'accountDeleted'
  | 'deletionRequested'
  | 'confirmNewEmail'
  | 'newEmailTaken'
  | 'emailChangeRequested'
  | 'orderReminder'
  | 'planEnding'
  | 'planFollows'
  | 'receiptIssued'
  | 'contactArrived'
  | 'contactReceived'
  | 'contactAnswered'
  | 'contactFileRemoved'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'authenticatorAdded'
  | 'passkeyAdded'
  | 'recoveryCodeUsed'
  | 'payoutAccountAdded'
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
