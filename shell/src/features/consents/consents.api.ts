import type { ConsentDue, Consents } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import type { Locale } from '@wspolnik/system';

export const giveConsents = (due: readonly ConsentDue[], locale: Locale) =>
  sendJSON<Consents>('POST', 'accounts/consents/', {
    json: { accept: due.map(({ document, version }) => ({ document, version })), locale },
  });
