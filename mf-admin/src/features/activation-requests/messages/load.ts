import type { MessageGroup } from '@wspolnik/system';

export const activationRequestsMessages: MessageGroup = {
  group: 'activation-requests',
  pl: async () => (await import(/* webpackChunkName: "messages-activation-requests-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-activation-requests-en" */ './en.json')).default,
};
