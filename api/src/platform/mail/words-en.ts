import { ACCOUNT_WORDS_EN } from './account-words-en.ts';
import type { MailKind, Words } from './words.ts';

export const WORDS_EN: Record<MailKind, Words> = {
  ...ACCOUNT_WORDS_EN,
  companyInvitation: {
    subject: 'Invitation to the company {company} at Wspólnik',
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
    after: 'Orders and the history of points stay, without the data of the company.',
  },
  companyDeletionRequested: {
    subject: '{company} will be deleted on {date}',
    lines: [
      'Hello {name},',
      '{company} is hidden now and will be deleted on {date}. Until then every owner can take it back in the settings of the company.',
    ],
    action: 'See or cancel the deletion',
    after: 'If this was not a decision of the owners, cancel the deletion and change the password.',
  },
  companyDeletionCancelled: {
    subject: '{company} stays at Wspólnik',
    lines: ['Hello {name},', 'the deletion of {company} was cancelled. Its profile and offers are as before.'],
    action: 'Go to Wspólnik',
    after: 'There is nothing else to do.',
  },
  orderReminder: {
    subject: 'Your order “{offer}” will be cancelled in 3 days',
    lines: [
      'Hello {name},',
      'your order “{offer}” is waiting for you. Add proof of purchase or a note and submit it, or it will be cancelled in 3 days and its points will be lost.',
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
  planFollows: {
    subject: '{company}: the plan changes to {next} on {date}',
    lines: [
      'Hello {name},',
      'the {plan} plan of {company} is paid until {date}. On that day the {next} plan that you have chosen replaces it. Offers beyond its limit are hidden then, not deleted.',
    ],
    action: 'See the plan',
    after: 'Until that day you can take the change back, on the page of the plan.',
  },
  receiptIssued: {
    subject: 'Payment receipt {number}: {amount}',
    lines: [
      'Hello {name},',
      'thank you for your payment: {what}, {amount}. The receipt {number} is attached as a PDF.',
    ],
    action: 'Back to the service',
    after: 'Keep the receipt with your documents.',
  },
  contactArrived: {
    subject: 'Message no. {number}: {topic}',
    lines: ['{sender} ({email}) writes with the contact form:', '{text}'],
    action: 'Answer in the administration',
    after: 'An answer from there reaches the sender and stays in the history of the message.',
  },
  contactReceived: {
    subject: 'We have your message no. {number}',
    lines: [
      'Hello,',
      'your message from the contact form has arrived and has the number {number}. We answer to this address, usually in two working days.',
    ],
    action: 'Write another message',
    after: 'If it was not you who wrote to us, ignore this message.',
  },
  contactAnswered: {
    subject: 'Answer to message no. {number}',
    lines: ['Hello,', '{text}', 'Your message: “{question}”'],
    action: 'Write another message',
    after: 'This e-mail cannot be answered. If anything is unclear, write with the form and give the number.',
  },
  contactFileRemoved: {
    subject: 'A file of message no. {number} was removed',
    lines: [
      'Hello,',
      'message no. {number} from the contact form has arrived, but the virus scanner found malware in an attached file. The file was removed, and nobody has opened it.',
      'If it is needed, check your computer and send another file, with the number of the message.',
    ],
    action: 'Send another file',
    after: 'If it was not you who wrote to us, ignore this message.',
  },
  webinarSignedUp: {
    subject: 'You have a place at the webinar: {webinar}',
    lines: [
      'Hello {name},',
      'see you at the webinar “{webinar}”: {start} (Polish time). A file for your calendar is attached.',
      'We will remind you a day and an hour before. The link to the meeting is on the page of the webinar from an hour before.',
    ],
    action: 'Open the webinar',
    after: 'You cannot come? Sign off on the page of the webinar, and somebody else gets the place.',
  },
  webinarWaiting: {
    subject: 'Waiting list: {webinar}',
    lines: [
      'Hello {name},',
      'the webinar “{webinar}” ({start}, Polish time) has no free places now. You are on the waiting list.',
      'When a place becomes free, you get it automatically, and we notify you at once.',
    ],
    action: 'Open the webinar',
    after: 'You can leave the waiting list on the page of the webinar.',
  },
};
