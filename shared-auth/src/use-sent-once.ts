import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * Sends a write once, however often the button is pressed; resolves with undefined for a press while one is in progress. The
 * key stays after lost connections and server errors, whose outcome is unknown. A refusal had no effect, so the corrected
 * write gets a new key.
 */
export function useSentOnce() {
  const [key, setKey] = useState(newIdempotencyKey);
  const isSending = useRef(false);

  return async function send<T>(write: (idempotencyKey: string) => Promise<T>): Promise<T | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      return await write(key);
    } catch (error) {
      if (isRefusal(error)) setKey(newIdempotencyKey());
      throw error;
    } finally {
      isSending.current = false;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency_mismatch'
  );
}
