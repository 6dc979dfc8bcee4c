import { kitMessages } from '@wspolnik/kit';
import { marketMessages } from '@wspolnik/market';
import { joinMessages } from '@wspolnik/system';

/** The remote's texts with those of what it bundles, precompiled to ASTs; one lazily loaded file per locale. */
export const messages = joinMessages(kitMessages, marketMessages, {
  pl: async () => (await import(/* webpackChunkName: "messages-pl" */ '../messages/pl.compiled.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ '../messages/en.compiled.json')).default,
});
