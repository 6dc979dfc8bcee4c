/**
 * Replaces remote-loader.ts in the monolith of the benchmarks: the same source in one build, every remote a lazy import. No
 * product build contains this file.
 */
const modules: Record<string, () => Promise<unknown>> = {
  'mf_offers/./app': () => import(/* webpackChunkName: 'app-mf_offers' */ '../../../mf-offers/src/app/app.ts'),
  'mf_offers/./slot-company-offers': () => import('../../../mf-offers/src/app/slot-company-offers.tsx'),
  'mf_companies/./app': () => import(/* webpackChunkName: 'app-mf_companies' */ '../../../mf-companies/src/app/app.ts'),
  'mf_feed/./app': () => import(/* webpackChunkName: 'app-mf_feed' */ '../../../mf-feed/src/app/app.ts'),
  'mf_feed/./slot-company-posts': () => import('../../../mf-feed/src/app/slot-company-posts.ts'),
  'mf_feed/./slot-profile-posts': () => import('../../../mf-feed/src/app/slot-profile-posts.ts'),
  'mf_messaging/./app': () => import(/* webpackChunkName: 'app-mf_messaging' */ '../../../mf-messaging/src/app/app.ts'),
  'mf_messaging/./slot-compose': () => import('../../../mf-messaging/src/app/slot-compose.ts'),
  'mf_messaging/./slot-messages': () => import('../../../mf-messaging/src/app/slot-messages.ts'),
  'mf_messaging/./slot-notifications': () => import('../../../mf-messaging/src/app/slot-notifications.ts'),
  'mf_wallet/./app': () => import(/* webpackChunkName: 'app-mf_wallet' */ '../../../mf-wallet/src/app/app.ts'),
  'mf_wallet/./slot-balance': () => import('../../../mf-wallet/src/app/slot-balance.ts'),
  'mf_admin/./app': () => import(/* webpackChunkName: 'app-mf_admin' */ '../../../mf-admin/src/app/app.ts'),
};

export async function loadRemoteModule<Module>(name: string, expose: string): Promise<Module> {
  const load = modules[`${name}/${expose}`];
  if (!load) throw new Error(`${name} exposes no ${expose}`);
  return (await load()) as Module;
}

export function resetRemoteModule(_name: string): void {}

export const forgetRemoteModule = (_name: string): boolean => false;
