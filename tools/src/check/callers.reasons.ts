/** Calls of docs/access.md that nobody makes from the browser's code, and why that is right. */
export const WITHOUT_CALLER: Readonly<Record<string, string>> = {
  'GET accounts/company-list/': 'Of the specification, for other clients; here the companies come with the session.',
  'GET accounts/company-list/{id}/':
    'Of the specification, for other clients; here a company is read by its public page.',
  'POST message-mark-read-thread/':
    'Of the specification, for other clients; here messages are marked as they are seen.',
  'POST accounts/admin/dva/':
    'Of the specification, for other clients; here accounts/admin/transaction-reports/ decides.',
  'GET wallet-history/':
    'Of the specification, for other clients; here wallet-history/groups/ lists the same by order.',
  'POST payment/webhook/{provider}/': 'The payment provider calls it.',
  'POST inbound-mail/': 'The mail service of the operator calls it.',
  'GET webinars/{id}/calendar.ics': 'A link whose address the API answers, opened by calendars.',
  'GET category-pictures/{name}.svg': 'Addresses of drawings come in the answers of other calls.',
  'GET files/{key}': 'Addresses of files come in the answers of other calls.',
  'GET dev/outbox/': 'For journeys and developers; production has no such call.',
  'POST dev/world/': 'For journeys and developers; production has no such call.',
  'POST dev/digest/': 'For journeys and developers; production has no such call.',
};
