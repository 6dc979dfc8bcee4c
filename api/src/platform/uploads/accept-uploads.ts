import multipart from '@fastify/multipart';
import type { App, Context } from '../context.ts';
import { deleteStored } from './stored-files.ts';

/** Lets routes accept multipart forms (`readForm` sets each form's own limits), and deletes the files of refused ones. */
export async function acceptUploads(app: App, { files }: Pick<Context, 'files'>): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 400 || reply.statusCode >= 500) return done();
    deleteStored(request, files)
      .catch((err: unknown) => request.log.error({ err }, 'file not deleted'))
      .then(() => done(), done);
  });
}
