import type { App, Context } from '../platform/context.ts';

import { activationRoutes } from './activation/activation.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { mailPagesRoutes, outboxRoutes } from './mailbox/mailbox.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { passwordsRoutes } from './passwords/passwords.routes.ts';
import { pointRoutes } from './points/points.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';

export interface Module {
  prefix: '/api' | '/';
  routes(app: App, context: Context): void | Promise<void>;
}

/** Every module of the API. Paths inside a module are relative to its prefix: `app.get('/offers/', …)`. */
export const modules: readonly Module[] = [
  { prefix: '/api', routes: registrationRoutes },
  { prefix: '/api', routes: sessionsRoutes },
  { prefix: '/api', routes: passwordsRoutes },
  { prefix: '/api', routes: profilesRoutes },
  { prefix: '/api', routes: companiesRoutes },
  { prefix: '/api', routes: activationRoutes },
  { prefix: '/api', routes: categoryRoutes },
  { prefix: '/api', routes: offerRoutes },
  { prefix: '/api', routes: orderRoutes },
  { prefix: '/api', routes: pointRoutes },
  { prefix: '/api', routes: fileRoutes },
  { prefix: '/api', routes: outboxRoutes },
  { prefix: '/', routes: mailPagesRoutes },
];
