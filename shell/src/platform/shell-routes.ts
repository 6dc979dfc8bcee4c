import routes from '../../routes.json';
import type { PublicRoute } from './release.ts';

/** The shell's own pages; the gateway reads the same file. */
export const SHELL_ROUTES = routes.routes as PublicRoute[];
