import type { MessageGroup } from '@wspolnik/system';

export const releasesMessages: MessageGroup = {
  group: 'releases',
  pl: async () => (await import(/* webpackChunkName: "messages-releases-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-releases-en" */ './en.json')).default,
};
