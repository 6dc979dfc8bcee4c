import type { Operator } from '../config.ts';
import type { FinishedMail, Mail, MailLocale } from './mailer.ts';
import { escapeHtml, SMALL_PRINT } from './templates.ts';

/** Outside production there may be none; a made-up name would look like a real one. */
const NOBODY: Record<MailLocale, string> = {
  pl: 'Operator testowy (brak ustawienia OPERATOR_NAME)',
  en: 'Test operator (OPERATOR_NAME is not set)',
};

function operatorLine(operator: Operator | null, locale: MailLocale): string {
  return operator ? `${operator.name}, ${operator.address}, NIP ${operator.nip}` : NOBODY[locale];
}

const cell = (style: string) => `<td style="height:20px;font-size:0;${style}">&nbsp;</td>`;

/** The mark and the name. Made of cells: a picture from a server would tell when the mail is read, and many programs hide it. */
const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
${cell('width:11px;background:#0f5c4a;border-radius:7px 0 0 7px')}${cell('width:9px;background:#e1efea')}${cell('width:11px;background:#e0a04a;border-radius:0 7px 7px 0')}
<td style="padding-left:10px;font:700 18px/20px system-ui,sans-serif">Wspólnik</td></tr></table>`;

/** The whole mail, with who sends it in its footer. */
export function finishMail({ locale, text, html, ...mail }: Mail, operator: Operator | null): FinishedMail {
  const sender = operatorLine(operator, locale);
  return {
    ...mail,
    text: `${text}\n\nWspólnik\n${sender}`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2420;background:#fff"><div style="max-width:560px;margin:auto">
${LOGO}
${html}
<p style="${SMALL_PRINT};margin:24px 0 0;padding-top:16px;border-top:1px solid #e3dfd5">${escapeHtml(sender)}</p>
</div></body></html>`,
  };
}
