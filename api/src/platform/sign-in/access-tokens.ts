import { errors, jwtVerify, SignJWT } from 'jose';
import { isId, newId } from '../ids.ts';

/** Domain §8. Short, because the token is also sent to websockets in a query. */
export const ACCESS_TOKEN_SECONDS = 5 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'wspolnik';
/** Tokens with a verified signature: some 2 MB. */
const MAX_VERIFIED = 5_000;

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** Null for anything but a valid token of ours. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

interface Verified {
  claims: AccessClaims;
  /** Seconds, as in the token. */
  exp: number;
}

/** A valid signature stays valid, and verifying it again costs more than a statement. The oldest entry is evicted first. */
function createVerifiedTokens() {
  const tokens = new Map<string, Verified>();
  return {
    find(token: string, now: Date): AccessClaims | null {
      const known = tokens.get(token);
      if (known && known.exp > Math.floor(now.getTime() / 1000)) return known.claims;
      tokens.delete(token);
      return null;
    },
    keep(token: string, verified: Verified): void {
      const [oldest] = tokens.size >= MAX_VERIFIED ? tokens.keys() : [];
      if (oldest) tokens.delete(oldest);
      tokens.set(token, verified);
    },
  };
}

/** Signed with one pinned algorithm; a token's own header is never trusted. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const verified = createVerifiedTokens();
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
      const known = verified.find(token, now);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const [userId, sessionId] = [String(payload.sub), String(payload.sid)];
        if (!isId(userId) || !isId(sessionId)) return null;
        const claims = { userId, sessionId };
        verified.keep(token, { claims, exp: Number(payload.exp) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
