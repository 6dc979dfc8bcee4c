import kitEn from '@wspolnik/kit/messages/en.json';
import kitPl from '@wspolnik/kit/messages/pl.json';
import marketEn from '@wspolnik/market/messages/en.json';
import marketPl from '@wspolnik/market/messages/pl.json';
import quotesEn from '@wspolnik/market/quotes/messages/en.json';
import quotesPl from '@wspolnik/market/quotes/messages/pl.json';
import type { Locale, Messages } from '@wspolnik/system';

const shared = { pl: { ...kitPl, ...marketPl, ...quotesPl }, en: { ...kitEn, ...marketEn, ...quotesEn } };

/** Texts of the packages that remotes bundle, with the remote's own. */
export const withSharedTexts = (own?: Record<Locale, Messages>): Record<Locale, Messages> =>
  ({ pl: { ...shared.pl, ...own?.pl }, en: { ...shared.en, ...own?.en } }) as Record<Locale, Messages>;
