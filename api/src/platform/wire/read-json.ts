import type { App } from '../context.ts';
import { problem } from './problem.ts';
import { isTooDeep } from './well-formed-input.ts';

/** JSON as Fastify reads it (keys that reach into prototypes are refused), with a limit on its depth. */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    parse(request, text, (error, body) => {
      if (error) done(error);
      else if (isTooDeep(body)) done(problem('malformed_request'));
      else done(null, body);
    });
  });
}
