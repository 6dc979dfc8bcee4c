import { errors, jwtVerify, SignJWT } from 'jose';
import { isId, newId } from './ids.ts';

/** Domain §8. Short, because the token is also sent to websockets in a query. */
export const ACCESS_TOKEN_SECONDS = 5 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'wspolnik';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** Null for anything that is not a live token of ours. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

/** Signed with one pinned algorithm: what a token's own header asks for is never believed. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  return {
    sign({ userId, sessionId }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setJti(newId())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
        .sign(secret);
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const [userId, sessionId] = [String(payload.sub), String(payload.sid)];
        return isId(userId) && isId(sessionId) ? { userId, sessionId } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
