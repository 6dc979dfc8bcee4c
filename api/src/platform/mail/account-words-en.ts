import type { AccountMailKind, Words } from './words.ts';

/** About the reader's own account; the others are in words-en.ts. */
export const ACCOUNT_WORDS_EN: Record<AccountMailKind, Words> = {
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    lines: ['Hello {name},', 'confirm this address to start using Wspólnik. The link works for 24 hours.'],
    action: 'Confirm e-mail address',
    after: 'If you are not creating an account at Wspólnik, ignore this message.',
  },
  alreadyRegistered: {
    subject: 'You already have an account at Wspólnik',
    lines: [
      'Hello {name},',
      'this address was used to create a new account, and it has one already. You can sign in or set a new password.',
    ],
    action: 'Sign in',
    after: 'If it was not you, there is nothing to do: your account is safe.',
  },
  resetPassword: {
    subject: 'Set a new password',
    lines: ['Hello {name},', 'this link sets a new password for Wspólnik. It works once, for an hour.'],
    action: 'Set a new password',
    after: 'If you did not ask for it, ignore this message. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: ['Hello {name},', 'the password of your account at Wspólnik was changed.'],
    action: 'It was not me: recover the account',
    after: 'If it was you, there is nothing to do.',
  },
  signInLink: {
    subject: 'Your sign-in link',
    lines: ['Hello {name},', 'this link signs you in to Wspólnik without a password. It works once, for 15 minutes.'],
    action: 'Sign in',
    after: 'If you did not ask for it, ignore this message and pass the link on to nobody.',
  },
  accountSuspended: {
    subject: 'Your Wspólnik account was suspended',
    lines: ['Hello {name},', 'your account was suspended, and you cannot sign in.', 'Reason: {reason}'],
    action: 'Contact us',
    after: 'If this is a mistake, write to us.',
  },
  accountRestored: {
    subject: 'Your Wspólnik account is active again',
    lines: ['Hello {name},', 'the suspension of your account was lifted. You can sign in again.'],
    action: 'Sign in',
    after: 'Thank you for your patience.',
  },
  deletionRequested: {
    subject: 'Your account will be deleted on {date}',
    lines: [
      'Hello {name},',
      'your Wspólnik account is hidden now and will be deleted on {date}. If you want to keep it, sign in before: that is all.',
    ],
    action: 'Sign in and keep the account',
    after: 'If this was not your decision, sign in and change the password.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new e-mail address',
    lines: [
      'Hello {name},',
      'confirm this address, and it will replace the present one of your Wspólnik account. The link is valid for 24 hours.',
    ],
    action: 'Confirm the new address',
    after: 'If you are not changing your address at Wspólnik, ignore this message.',
  },
  newEmailTaken: {
    subject: 'This address already has a Wspólnik account',
    lines: [
      'Hello {name},',
      'this address was given as the new address of another account. An address can belong to one account only, so nothing has changed.',
    ],
    action: 'Sign in',
    after: 'If this was not you, there is nothing to do: the account is safe.',
  },
  emailChangeRequested: {
    subject: 'Change of your account’s e-mail address',
    lines: [
      'Hello {name},',
      'the new address of your Wspólnik account is to be {email}. It changes once the link mailed to that address is opened. Until then you sign in as before.',
    ],
    action: 'It was not me: set a new password',
    after: 'If this is your change, there is nothing to do. You can also cancel it in the profile settings.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lines: ['Hello {name},', 'your account at Wspólnik was deleted with the data of your profile.'],
    action: 'Go to Wspólnik',
    after: 'You can create a new account with this address at any time.',
  },
  secondStepOn: {
    subject: 'Two-step sign-in is on',
    lines: [
      'Hello {name},',
      'signing in to your account now takes the password and a second step. Your other devices were signed out.',
      'Keep the recovery codes in a safe place: each replaces the second step once.',
    ],
    action: 'See sign-in settings',
    after: 'If this was not you, change the password and end the other sessions.',
  },
  secondStepOff: {
    subject: 'Two-step sign-in is off',
    lines: ['Hello {name},', 'your password is now enough to sign in to your account.'],
    action: 'See sign-in settings',
    after: 'If this was not you, change the password and turn two-step sign-in on again.',
  },
  authenticatorAdded: {
    subject: 'New authenticator app',
    lines: ['Hello {name},', 'codes for your account now come from a new app. Those of the previous one do not work.'],
    action: 'See sign-in settings',
    after: 'If this was not you, change the password and end the other sessions.',
  },
  passkeyAdded: {
    subject: 'New passkey “{passkey}”',
    lines: ['Hello {name},', 'the passkey “{passkey}” was added to your account. It can confirm a sign-in.'],
    action: 'See passkeys',
    after: 'If this was not you, remove the passkey and change the password.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    lines: [
      'Hello {name},',
      'a recovery code of your account was used to sign in or to confirm a change. That code no longer works. Codes left: {left}.',
    ],
    action: 'See sign-in settings',
    after: 'If this was not you, change the password and end the other sessions.',
  },
  payoutAccountAdded: {
    subject: 'A new account for withdrawals',
    lines: [
      'Hello {name},',
      'an account for withdrawals was added on Wspólnik: {account}. A withdrawal to it can be requested from {at}.',
    ],
    action: 'It was not me: remove the account',
    after:
      'If it is your account, or another owner of your company added it, there is nothing to do. If not, remove it and change your password.',
  },
};
