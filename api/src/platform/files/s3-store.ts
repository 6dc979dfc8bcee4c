import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  CONTENT_TYPES,
  checkKey,
  endingOf,
  type FileStore,
  isFileKey,
  isPicture,
  StoreUnavailable,
} from './file-store.ts';

export interface S3Settings {
  /** Null for Amazon; otherwise a compatible store, addressed by path. */
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request for a picture must not hang with the store; the client's default would wait for ever. */
const TIMEOUTS_MS = { connectionTimeout: 3_000, requestTimeout: 15_000 };

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: TIMEOUTS_MS,
    // Compatible stores differ in the newer checksums; those that S3 requires stay.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** A missing bucket is a configuration error and must not look like an empty one. */
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}

/** Whether the client gave up on a failure that passes. Without a status, no response arrived. */
function isTemporary(error: unknown): boolean {
  const { $metadata, code, name } = error as Partial<S3ServiceException> & NodeJS.ErrnoException;
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return code !== undefined || name === 'TimeoutError';
  return status >= 500 || status === 429;
}

/** @throws StoreUnavailable; other errors of the client pass unchanged */
async function orUnavailable<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (isTemporary(error)) throw new StoreUnavailable('the S3 store is unavailable', { cause: error });
    throw error;
  }
}

/** Objects of one bucket. The bucket is never public: everything is served through the API. */
export function createS3Store(settings: S3Settings): FileStore {
  const client = createClient(settings);
  const target = (key: string) => {
    checkKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  return {
    async put(key, bytes) {
      const object = target(key);
      const ending = endingOf(key);
      const ContentType = CONTENT_TYPES[ending];
      // For whoever opens the bucket past the API, which sends its own headers.
      const ContentDisposition = isPicture(ending) ? 'inline' : 'attachment';
      await orUnavailable(
        client.send(new PutObjectCommand({ ...object, Body: bytes, ContentType, ContentDisposition })),
      );
    },
    async get(key) {
      try {
        const { Body } = await orUnavailable(client.send(new GetObjectCommand(target(key))));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await orUnavailable(client.send(new DeleteObjectCommand(target(key))));
    },
    async list() {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await orUnavailable(
          client.send(new ListObjectsV2Command({ Bucket: settings.bucket, ContinuationToken })),
        );
        for (const { Key = '' } of page.Contents ?? []) if (isFileKey(Key)) keys.push(Key);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys.sort();
    },
    async probe() {
      await orUnavailable(client.send(new HeadBucketCommand({ Bucket: settings.bucket })));
    },
    // An interrupted request leaves no object.
    async removeParts() {},
  };
}
