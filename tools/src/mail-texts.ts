import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_TEXTS, mailTexts } from './check/mail-texts.ts';
import { ROOT } from './check/workspace.ts';

// Mails have the texts of the page of notifications: the API's texts are copied from mf-messaging's.
await writeFile(join(ROOT, MAIL_TEXTS), await mailTexts());
