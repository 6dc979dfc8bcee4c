export { applyUserStatus } from './admin.service.ts';
export { FirstAdminRefused, makeFirstAdmin } from './first-admin.service.ts';
