import routes from '../../routes.json';
import type { EntryPage, PublicRoute } from './release.ts';

/** The shell has no entry that says more of a page. */
export type ShellRoute = PublicRoute & EntryPage;

/** The shell's own pages; the gateway reads the same file. */
export const SHELL_ROUTES = routes.routes as ShellRoute[];
