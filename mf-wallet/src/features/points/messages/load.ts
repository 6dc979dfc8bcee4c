import type { MessageGroup } from '@wspolnik/system';

export const pointsMessages: MessageGroup = {
  group: 'points',
  pl: async () => (await import(/* webpackChunkName: "messages-points-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-points-en" */ './en.json')).default,
};
