import type { ContainerManifest } from '../release/manifest-types.ts';
import type { ContainerInterface, Props } from '../release/types.ts';

/** Parts of a container that a test cares about; the rest is empty, and everything that is exposed or named is built. */
export interface KnownParts extends Partial<Omit<ContainerManifest, 'slots'>> {
  name: string;
  slots?: ContainerManifest['slots'];
  /** Of the slots that it fills and renders. */
  filled?: Record<string, Props>;
  rendered?: Record<string, Props>;
  provides?: ContainerInterface['provides'];
  uses?: ContainerInterface['uses'];
  events?: ContainerInterface['events'];
  needsApi?: string;
  bytes?: ContainerInterface['bytes'];
  /** Exposes and chunks whose code the build has left out. */
  notBuilt?: readonly string[];
}

/** A container as the store has it, with the record of its build. */
export function known(parts: KnownParts) {
  const { name, exposes = {}, roles = [], routes = [], slots = [], notBuilt = [] } = parts;
  const chunks = [...Object.keys(exposes), ...routes.flatMap((route) => route.chunks ?? [])];
  const built = chunks.filter((chunk) => !notBuilt.includes(chunk)).map((chunk) => [chunk, [`${chunk}.js`]]);
  return {
    name,
    version: 'a'.repeat(64),
    manifest: { name, exposes, roles, routes, slots },
    assets: { entry: 'entry.js', startup: [], chunks: Object.fromEntries(built), files: [] },
    interface: {
      provides: parts.provides ?? {},
      uses: parts.uses ?? {},
      slots: { filled: parts.filled ?? {}, rendered: parts.rendered ?? {} },
      events: parts.events ?? {},
      api: parts.needsApi ?? '^1.0.0',
      bytes: parts.bytes ?? {},
    },
  };
}

export const REACT = { version: '19.3.1', exports: null };
const APP = { './app': './src/app/app.ts' };

export const SHELL = {
  name: 'shell',
  routes: [{ path: '/' }, { path: '/account/settings/profile', protected: true }],
  rendered: { 'header.balance': {}, 'header.notifications': {} },
  provides: {
    react: REACT,
    '@wspolnik/system': { version: '0.1.0', exports: ['Button', 'Slot', 'Tooltip'] },
  },
};

export const OFFERS = {
  name: 'mf_offers',
  exposes: { ...APP, './slot-company-offers': './src/app/slot-company-offers.tsx' },
  routes: [
    { path: '/offers', chunks: ['page-offers'] },
    { path: '/offers/manage', roles: ['company' as const] },
    { path: '/offers/:id' },
  ],
  slots: [{ name: 'company.offers', expose: './slot-company-offers' }],
  filled: { 'company.offers': { companyId: 'string' } },
  uses: {
    react: { range: '^19.3.1', exports: ['useState'] },
    '@wspolnik/system': { range: false as const, exports: ['Button', 'Slot'] },
  },
};

export const COMPANIES = {
  name: 'mf_companies',
  exposes: APP,
  routes: [{ path: '/companies' }, { path: '/companies/:id' }],
  rendered: { 'company.offers': { companyId: 'string' } },
};

export const WALLET = {
  name: 'mf_wallet',
  exposes: { ...APP, './slot-balance': './src/app/slot-balance.ts' },
  routes: [{ path: '/points/registry', protected: true }],
  slots: [{ name: 'header.balance', expose: './slot-balance', roles: ['user' as const, 'company' as const] }],
  filled: { 'header.balance': {} },
};

export const ADMIN = {
  name: 'mf_admin',
  exposes: APP,
  roles: ['admin' as const],
  routes: [{ path: '/admin', protected: true, roles: ['admin' as const] }],
};
