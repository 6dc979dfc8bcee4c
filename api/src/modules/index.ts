import type { App, Context } from '../platform/context.ts';

interface Module {
  prefix: '/api' | '/';
  routes(app: App, context: Context): void | Promise<void>;
}

/** Every module of the API. Paths inside a module are relative to its prefix: `app.get('/offers/', …)`. */
export const modules: readonly Module[] = [];
