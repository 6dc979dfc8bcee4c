import type { AdminPlans, PlanFields, PlanPriceFields } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const changePlan = (id: string, json: PlanFields) =>
  sendJSON<AdminPlans>('PUT', `accounts/admin/plans/${encodeURIComponent(id)}/`, { json });

export const planPrice = (id: string, json: PlanPriceFields) =>
  sendJSON<AdminPlans>('POST', `accounts/admin/plans/${encodeURIComponent(id)}/prices/`, { json });

export const withdrawPrice = (id: string) =>
  sendJSON<AdminPlans>('DELETE', `accounts/admin/plan-prices/${encodeURIComponent(id)}/`);
