import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskeyBody, PasskeyAssertion } from '@wspolnik/contract/two-step';

const ORIGIN = 'http://localhost:3000';
const RP_ID = 'localhost';
const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64url');

export interface SoftwarePasskey {
  credentialId: string;
  /** Answers a creation challenge. */
  register(challenge: string): AddPasskeyBody['response'];
  /** Answers a sign-in challenge; `counter` defaults to one more than before. */
  sign(challenge: string, more?: { counter?: number; origin?: string }): PasskeyAssertion;
}

/** A passkey without a device: ES256, attestation "none", as security keys answer. */
export function softwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = base64(id);
  let counter = 0;

  const authData = (flags: number, count: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const header = Buffer.alloc(5);
    header.writeUInt8(flags, 0);
    header.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(RP_ID), header, rest]);
  };
  const clientData = (type: string, challenge: string, origin = ORIGIN) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const envelope = { id: credentialId, rawId: credentialId, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    credentialId,
    register(challenge) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(USER_PRESENT + HAS_CREDENTIAL, counter, credential))],
      ]);
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
      return { ...envelope, response };
    },
    sign(challenge, { counter: count = counter + 1, origin } = {}) {
      counter = count;
      const data = authData(USER_PRESENT, count);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      };
      return { ...envelope, response };
    },
  };
}
