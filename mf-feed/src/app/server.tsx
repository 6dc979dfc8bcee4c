export { loadMessages } from './messages.ts';
export { App } from './root.tsx';

/** First-view contract: the page needs no data of the API. */
export async function load() {
  return { fallback: {} };
}
