import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from './uploaded-file.ts';

/**
 * Files are written before the transaction that refers to them, so that no row points to a missing file. A refused request
 * (4xx) has certainly changed nothing, so its files are deleted after the answer. After a 5xx or a crash it is unknown
 * whether the transaction was committed, so the files stay: an orphan costs a little space, a missing file is somebody's lost
 * picture.
 */
const keysOf = new WeakMap<UploadedFile, string[]>();
const filesOf = new WeakMap<FastifyRequest, UploadedFile[]>();

export function rememberFiles(request: FastifyRequest, files: UploadedFile[]): void {
  filesOf.set(request, files);
}

export function rememberStored(file: UploadedFile, ...keys: string[]): void {
  keysOf.set(file, [...(keysOf.get(file) ?? []), ...keys]);
}

export async function deleteStored(request: FastifyRequest, store: FileStore): Promise<void> {
  const keys = (filesOf.get(request) ?? []).flatMap((file) => keysOf.get(file) ?? []);
  await Promise.all(keys.map((key) => store.delete(key)));
}
