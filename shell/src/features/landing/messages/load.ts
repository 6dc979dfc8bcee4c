import { joinMessages, type MessageGroup } from '@wspolnik/system';

/** With those of market: no other page of the shell shows offers. */
export const landingMessages: MessageGroup = {
  group: 'landing',
  ...joinMessages(
    {
      pl: async () => (await import(/* webpackChunkName: "messages-landing-pl" */ './pl.json')).default,
      en: async () => (await import(/* webpackChunkName: "messages-landing-en" */ './en.json')).default,
    },
    {
      pl: async () =>
        (await import(/* webpackChunkName: "messages-landing-pl" */ '@wspolnik/market/messages/pl.json')).default,
      en: async () =>
        (await import(/* webpackChunkName: "messages-landing-en" */ '@wspolnik/market/messages/en.json')).default,
    },
  ),
};
