export const loadThreadFind = async () =>
  (await import(/* webpackChunkName: "thread-find" */ './thread-find.tsx')).ThreadFind;
