export type DemoStatus =
  | 'bought'
  | 'in_verification'
  | 'rejected'
  | 'verified'
  | 'completed'
  | 'cancelled'
  | 'reported';

export interface Step {
  action: string;
  status: DemoStatus;
  by: 'buyer' | 'seller' | 'nobody';
  reason?: string;
}

const bought: Step = { action: 'buy', status: 'bought', by: 'buyer' };
const submitted: Step = { action: 'resubmit', status: 'in_verification', by: 'buyer' };
const info: Step = { action: 'sale-add-info', status: 'bought', by: 'buyer' };
const decided = (status: 'verified' | 'rejected', reason?: string): Step => ({
  action: 'my-sales-change-status',
  status,
  by: 'seller',
  reason,
});

export const STEPS: Record<DemoStatus, readonly Step[]> = {
  bought: [bought],
  in_verification: [bought, info, submitted],
  rejected: [bought, info, submitted, decided('rejected', 'Na fakturze jest inny numer zamówienia.')],
  verified: [bought, info, submitted, decided('verified')],
  completed: [bought, info, submitted, decided('verified'), { action: 'complete', status: 'completed', by: 'nobody' }],
  cancelled: [bought, { action: 'cancel-sale', status: 'cancelled', by: 'buyer', reason: 'Zmieniły się nasze plany.' }],
  reported: [
    bought,
    info,
    submitted,
    { action: 'report', status: 'reported', by: 'buyer', reason: 'Brak odpowiedzi od dwóch tygodni.' },
  ],
};
/** In the order of an order's life. */
export const STATUSES = Object.keys(STEPS) as DemoStatus[];
