/** The remote's own texts, precompiled to ASTs; one lazily loaded file per locale. */
export const messages = {
  pl: async () => (await import(/* webpackChunkName: "messages-pl" */ '../messages/pl.compiled.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ '../messages/en.compiled.json')).default,
};
