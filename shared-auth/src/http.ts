import ky, { type KyInstance } from 'ky';

/** Milliseconds. Uploads have their own limit in the client. */
const ANSWER_TIMEOUT = 30_000;

/**
 * The bare client: no session, no retries (the session's retry is in client.ts, repeated reads are SWR's).
 * Errors and problem documents are in English on the wire; texts for people are the browser's own.
 */
export const http: KyInstance = ky.create({
  prefix: '/api/',
  retry: 0,
  timeout: ANSWER_TIMEOUT,
  headers: { 'Accept-Language': 'en' },
});
