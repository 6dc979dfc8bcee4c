import type { JobDefinition } from '../../platform/jobs/job.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { writtenAmount } from '../../platform/money.ts';
import { itemName, type ReceiptLocale, receiptFileName } from './receipt-words.ts';
import { MAIL_RECEIPT } from './receipts.service.ts';
import { findReceipt, type ReceiptRow, selectRecipients } from './receipts.sql.ts';

interface Drawn {
  receipt: ReceiptRow;
  recipients: Awaited<ReturnType<typeof selectRecipients>>;
  /** In base64. */
  files: Map<ReceiptLocale, string>;
}

/** Mails a receipt to whoever paid: as a PDF, in the language of each. */
export const mailReceiptJob: JobDefinition = {
  kind: MAIL_RECEIPT,
  // Drawing takes some 50 ms of the processor, which no transaction should wait for.
  async prepare({ db }, payload): Promise<Drawn | null> {
    const receipt = await findReceipt(db, (payload as { id: string }).id);
    if (!receipt) return null;
    // Loaded on use: few processes draw receipts, and fonts take memory.
    const { drawReceipt } = await import('./receipt-pdf.ts');
    const recipients = await selectRecipients(db, receipt);
    const files = new Map<ReceiptLocale, string>();
    for (const locale of new Set(recipients.map((recipient) => recipient.locale))) {
      files.set(locale, (await drawReceipt(receipt, locale)).toString('base64'));
    }
    return { receipt, recipients, files };
  },
  async run({ config, mailer }, tx, _payload, _now, prepared) {
    const drawn = prepared as Drawn | null;
    if (!drawn) return;
    const { receipt, recipients, files } = drawn;
    const page = receipt.company_id ? '/companies/payments/plans' : '/points/registry';
    const filename = receiptFileName(receipt);
    for (const { email: to, first_name: name, locale } of recipients) {
      const what = itemName(receipt.item, locale);
      const params = { number: receipt.label, amount: writtenAmount(receipt.gross), what };
      const mail = composeMail('receiptIssued', {
        to,
        locale,
        name,
        link: pageUrl(config.publicUrl, locale, page),
        params,
      });
      const file = { filename, contentType: 'application/pdf', encoding: 'base64' } as const;
      await mailer.enqueue(tx, { ...mail, attachments: [{ ...file, content: files.get(locale) ?? '' }] });
    }
  },
};
