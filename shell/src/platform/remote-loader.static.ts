/**
 * The twin of remote-loader.ts for the monolith that the benches compare with: the same source in one build, every
 * remote a lazy import. No product build contains this file.
 */
const modules: Record<string, () => Promise<unknown>> = {
  'mf_offers/./app': () => import('../../../mf-offers/src/app/app.tsx'),
  'mf_companies/./app': () => import('../../../mf-companies/src/app/app.tsx'),
  'mf_feed/./app': () => import('../../../mf-feed/src/app/app.tsx'),
  'mf_messaging/./app': () => import('../../../mf-messaging/src/app/app.tsx'),
  'mf_wallet/./app': () => import('../../../mf-wallet/src/app/app.tsx'),
  'mf_wallet/./slot-balance': () => import('../../../mf-wallet/src/app/slot-balance.tsx'),
  'mf_admin/./app': () => import('../../../mf-admin/src/app/app.tsx'),
};

export async function loadRemoteModule<Module>(name: string, expose: string): Promise<Module> {
  const load = modules[`${name}/${expose}`];
  if (!load) throw new Error(`${name} exposes no ${expose}`);
  return (await load()) as Module;
}

export function resetRemoteModule(_name: string): void {}

export const forgetRemoteModule = (_name: string): boolean => false;
