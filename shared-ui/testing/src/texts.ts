import kitEn from '@wspolnik/kit/messages/en.json';
import kitPl from '@wspolnik/kit/messages/pl.json';
import marketEn from '@wspolnik/market/messages/en.json';
import marketPl from '@wspolnik/market/messages/pl.json';
import type { Locale, Messages } from '@wspolnik/system';

const shared = { pl: { ...kitPl, ...marketPl }, en: { ...kitEn, ...marketEn } };

/** Texts of the packages that remotes bundle, with the remote's own. */
export const withSharedTexts = (own?: Record<Locale, Messages>): Record<Locale, Messages> =>
  ({ pl: { ...shared.pl, ...own?.pl }, en: { ...shared.en, ...own?.en } }) as Record<Locale, Messages>;
