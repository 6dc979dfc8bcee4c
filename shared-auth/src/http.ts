import ky, { type KyInstance } from 'ky';

/** Milliseconds. Uploads have their own limit in the client. */
const ANSWER_TIMEOUT = 30_000;

/**
 * The bare client: without session and retries (client.ts retries for the session, SWR repeats reads). Errors and problem
 * documents are in English on the wire; the browser owns the texts for people.
 */
export const http: KyInstance = ky.create({
  prefix: '/api/',
  retry: 0,
  timeout: ANSWER_TIMEOUT,
  headers: { 'Accept-Language': 'en' },
});
