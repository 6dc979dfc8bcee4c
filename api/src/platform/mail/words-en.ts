import type { MailKind, Words } from './words.ts';

export const WORDS_EN: Record<MailKind, Words> = {
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
  companyInvitation: {
    subject: '{company} invites you to Wspólnik',
    lines: [
      'Hello {name},',
      '{inviter} invites you to the company {company} at Wspólnik. The invitation works for 7 days.',
    ],
    action: 'Accept the invitation',
    after: 'If you do not know this company, ignore this message.',
  },
  companyActivated: {
    subject: '{company} is active',
    lines: [
      'Hello {name},',
      'the data of {company} was confirmed. You can publish offers and choose a card number now.',
    ],
    action: 'See the company',
    after: 'Good luck!',
  },
  companyRejected: {
    subject: '{company}: please correct your request',
    lines: ['Hello {name},', 'the activation request of {company} was rejected.', 'Reason: {reason}'],
    action: 'Correct the request',
    after: 'Once the data is right, you can send the request again.',
  },
  companySuspended: {
    subject: '{company} was suspended',
    lines: ['Hello {name},', '{company} was suspended and its offers are hidden.', 'Reason: {reason}'],
    action: 'Contact us',
    after: 'Orders under way can still be finished.',
  },
  companyReactivated: {
    subject: '{company} is active again',
    lines: ['Hello {name},', 'the suspension of {company} was lifted. Its active offers are visible again.'],
    action: 'See the company',
    after: 'Thank you for your patience.',
  },
  companyDeleted: {
    subject: '{company} was deleted',
    lines: ['Hello {name},', '{company} was deleted from Wspólnik with its profile, offers and card numbers.'],
    action: 'Go to Wspólnik',
    after: 'Orders and entries of the points registry stay, without the data of the company.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lines: ['Hello {name},', 'your account at Wspólnik was deleted with the data of your profile.'],
    action: 'Go to Wspólnik',
    after: 'You can create a new account with this address at any time.',
  },
  orderReminder: {
    subject: 'Your order “{offer}” will be cancelled in 3 days',
    lines: [
      'Hello {name},',
      'your order “{offer}” is waiting for you. Add a document or a note and submit it for verification, or it will be cancelled in 3 days and its points will be lost.',
    ],
    action: 'See the order',
    after: 'If you no longer need the order, there is nothing to do.',
  },
  planEnding: {
    subject: '{company}: the {plan} plan is paid until {date}',
    lines: [
      'Hello {name},',
      'the {plan} plan of {company} is paid until {date}. You can renew it now: the new period begins on that day.',
      'Unpaid, the company goes back to the free plan 30 days later. Offers beyond its limit are hidden then, not deleted.',
    ],
    action: 'Renew the plan',
    after: 'If you do not need the plan any more, there is nothing to do.',
  },
};
