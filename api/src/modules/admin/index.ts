export { applyUserStatus } from './admin.service.ts';
