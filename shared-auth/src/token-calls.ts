import type { RefreshReply } from '@wspolnik/contract';
import { http } from './http.ts';

/** The two calls about tokens, separate from the client because both the store and the client need them. */
export function exchangeRefreshToken(refresh: string): Promise<RefreshReply> {
  return http.post('accounts/refresh-token/', { json: { refresh } }).json<RefreshReply>();
}

/** Ends the session at the server. `keepalive` lets the call outlive its page. */
export async function endServerSession(access: string, refresh: string): Promise<void> {
  await http.post('accounts/logout/', {
    json: { refresh },
    headers: { Authorization: `Bearer ${access}` },
    keepalive: true,
  });
}
