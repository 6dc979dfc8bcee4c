import { joinMessages, type MessageGroup } from '@wspolnik/system';

/** With those of market: offers are shown as in lists. */
export const homeMessages: MessageGroup = {
  group: 'home',
  ...joinMessages(
    {
      pl: async () => (await import(/* webpackChunkName: "messages-home-pl" */ './pl.json')).default,
      en: async () => (await import(/* webpackChunkName: "messages-home-en" */ './en.json')).default,
    },
    {
      pl: async () =>
        (await import(/* webpackChunkName: "messages-home-pl" */ '@wspolnik/market/messages/pl.json')).default,
      en: async () =>
        (await import(/* webpackChunkName: "messages-home-en" */ '@wspolnik/market/messages/en.json')).default,
    },
  ),
};
