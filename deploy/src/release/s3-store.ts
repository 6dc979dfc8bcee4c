import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { probeConditions } from './conditional-writes.ts';
import { StoreError } from './errors.ts';
import type { ReleaseStore } from './store.ts';

/** Milliseconds. The client's default would wait for ever. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 10_000 };
/** Writes of one key that meet each other are answered with 409: neither has happened, and either is tried again. */
const CONFLICTS = 5;

type Target = { Bucket: string; Key: string };

/** The account of S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; without keys, what the AWS client finds itself. */
function createClient(env: NodeJS.ProcessEnv): S3Client {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  return new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(id && secret ? { credentials: { accessKeyId: id, secretAccessKey: secret } } : {}),
    region: region || 'us-east-1',
    maxAttempts: 3,
    requestHandler: TIMEOUTS,
    // Compatible stores differ in the newer checksums; those that S3 requires stay.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** A missing bucket is a configuration error and must not look like an empty one. */
const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** Objects of one bucket, which is never public: gateways serve what is in it. It is probed before the first write. */
export function openS3Store(location: string, env: NodeJS.ProcessEnv): ReleaseStore {
  const [bucket = '', ...folders] = location.slice('s3://'.length).split('/').filter(Boolean);
  if (!bucket) throw new StoreError(`"${location}" names no bucket: s3://bucket/folder does.`);
  const client = createClient(env);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const target = (key: string): Target => ({ Bucket: bucket, Key: prefix + key });
  const failed = (error: unknown) =>
    new StoreError(`The store ${location} does not answer as it should: ${(error as Error).message}.`, {
      cause: error,
    });

  async function get(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await client.send(new GetObjectCommand(target(key)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw failed(error);
    }
  }
  async function create(key: string, bytes: Buffer, conflicts = 0): Promise<boolean> {
    try {
      await client.send(new PutObjectCommand({ ...target(key), Body: bytes, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      if (statusOf(error) === 409 && conflicts < CONFLICTS) return create(key, bytes, conflicts + 1);
      if (statusOf(error) !== 412) throw failed(error);
      // The client repeats a request whose answer was lost; then the object may be the one of the first attempt.
      const { attempts = 1 } = (error as S3ServiceException).$metadata;
      return attempts > 1 && (await get(key))?.equals(bytes) === true;
    }
  }
  async function remove(key: string): Promise<void> {
    try {
      await client.send(new DeleteObjectCommand(target(key)));
    } catch (error) {
      throw failed(error);
    }
  }
  let probed: Promise<void> | undefined;

  return {
    location,
    get,
    remove,
    async create(key, bytes) {
      probed ??= probeConditions({ location, create, remove });
      await probed.catch((error) => {
        probed = undefined;
        throw error;
      });
      return create(key, bytes);
    },
    async list(start, after) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      try {
        do {
          const query = { Bucket: bucket, Prefix: prefix + start, ContinuationToken };
          const StartAfter = after ? prefix + after : undefined;
          const page = await client.send(new ListObjectsV2Command({ ...query, StartAfter }));
          for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(prefix.length));
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken);
      } catch (error) {
        throw failed(error);
      }
      return keys.sort();
    },
  };
}
