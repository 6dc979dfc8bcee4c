import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** The API imports nothing of the browser's packages, so it has a copy. */
export const MAIL_TEXTS = 'api/src/modules/notification-mails/kind-texts.json';

const PREFIX = 'notifications.kind.';

async function kindTexts(locale: 'pl' | 'en'): Promise<Record<string, string>> {
  const file = join(ROOT, `mf-messaging/src/features/notifications/messages/${locale}.json`);
  const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  const kinds = Object.entries(texts).filter(([id]) => id.startsWith(PREFIX));
  return Object.fromEntries(kinds.map(([id, text]) => [id.slice(PREFIX.length), text]));
}

/** The text of each kind of notification in both languages, as mf-messaging has them. */
export async function mailTexts(): Promise<string> {
  return `${JSON.stringify({ pl: await kindTexts('pl'), en: await kindTexts('en') }, null, 2)}\n`;
}

export async function mailTextProblems(): Promise<string[]> {
  const stored = await readFile(join(ROOT, MAIL_TEXTS), 'utf8');
  return stored === (await mailTexts()) ? [] : [`${MAIL_TEXTS} is stale: node tools/src/mail-texts.ts`];
}
