import type { Mail } from './mailer.ts';

export type MailLocale = 'pl' | 'en';
export type MailKind = 'verifyEmail' | 'alreadyRegistered' | 'resetPassword' | 'passwordChanged';

interface Words {
  subject: string;
  /** Paragraphs; `{name}` is the first name. */
  lines: string[];
  action?: string;
  after?: string;
}

const WORDS: Record<MailLocale, Record<MailKind, Words>> = {
  pl: {
    verifyEmail: {
      subject: 'Potwierdź adres e-mail',
      lines: [
        'Cześć {name},',
        'potwierdź ten adres, aby zacząć korzystać z serwisu Wspólnik. Link jest ważny 24 godziny.',
      ],
      action: 'Potwierdź adres e-mail',
      after: 'Jeśli nie zakładasz konta w serwisie Wspólnik, zignoruj tę wiadomość.',
    },
    alreadyRegistered: {
      subject: 'Masz już konto w serwisie Wspólnik',
      lines: [
        'Cześć {name},',
        'ten adres podano przy zakładaniu nowego konta, a jedno już na niego czeka. Możesz się zalogować albo ustawić nowe hasło.',
      ],
      action: 'Zaloguj się',
      after: 'Jeśli to nie Twoja próba, nie musisz nic robić: konto jest bezpieczne.',
    },
    resetPassword: {
      subject: 'Ustaw nowe hasło',
      lines: [
        'Cześć {name},',
        'pod tym linkiem ustawisz nowe hasło do serwisu Wspólnik. Link jest ważny godzinę i działa raz.',
      ],
      action: 'Ustaw nowe hasło',
      after: 'Jeśli nie prosisz o zmianę hasła, zignoruj tę wiadomość. Obecne hasło pozostaje bez zmian.',
    },
    passwordChanged: {
      subject: 'Hasło zostało zmienione',
      lines: ['Cześć {name},', 'hasło do Twojego konta w serwisie Wspólnik zostało zmienione.'],
      action: 'To nie ja: odzyskaj konto',
      after: 'Jeśli to Twoja zmiana, nie musisz nic robić.',
    },
  },
  en: {
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
  },
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function htmlOf(locale: MailLocale, { subject, action, after }: Words, lines: string[], link: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="background:#0f5c4a;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(action ?? subject)}</a></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2420;background:#fff"><div style="max-width:560px;margin:auto">
<p style="margin:0 0 24px;font-weight:700">Wspólnik</p>
${lines.map(paragraph).join('\n')}
${button}
${paragraph(after ?? '')}
<p style="color:#5c6660;font-size:13px;word-break:break-all">${escapeHtml(link)}</p>
</div></body></html>`;
}

interface MailInput {
  to: string;
  locale: MailLocale;
  name: string;
  link: string;
}

/** A mail of the product as plain text and HTML, in the reader's language. */
export function composeMail(kind: MailKind, { to, locale, name, link }: MailInput): Mail {
  const words = WORDS[locale][kind];
  const lines = words.lines.map((line) => line.replace('{name}', () => name));
  const text = [...lines, `${words.action}:\n${link}`, words.after, 'Wspólnik'].join('\n\n');
  return { to, subject: words.subject, text, html: htmlOf(locale, words, lines, link) };
}

/** Address of a page for a person: English lives under /en. */
export function pageUrl(publicUrl: string, locale: MailLocale, path: string): string {
  return `${publicUrl}${locale === 'en' ? '/en' : ''}${path}`;
}
