import type { ContainerManifest } from '@wspolnik/deploy/release';

/** KB (1000 bytes) of scripts that a page may load of its remote at first, the product's own limits: admins have few pages with much on them. */
const LIMIT = 35;
const LIMIT_OF_ADMINS = 60;

/** Of a page; its remote.json may say another one under `budget`. */
export const budgetOf = ({ roles, budget = {} }: ContainerManifest, path: string): number =>
  budget[path] ?? (roles.includes('admin') ? LIMIT_OF_ADMINS : LIMIT);
