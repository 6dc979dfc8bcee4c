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
  /** Days after the purchase. */
  day: number;
  reason?: string;
}

const bought: Step = { action: 'buy', status: 'bought', by: 'buyer', day: 0 };
const added: readonly Step[] = [
  { action: 'sale-add-document', status: 'bought', by: 'buyer', day: 1 },
  { action: 'sale-add-info', status: 'bought', by: 'buyer', day: 1 },
];
const submitted: Step = { action: 'resubmit', status: 'in_verification', by: 'buyer', day: 2 };
const decided = (status: 'verified' | 'rejected', reason?: string): Step => ({
  action: 'my-sales-change-status',
  status,
  by: 'seller',
  day: 3,
  reason,
});
const completed: Step = { action: 'complete', status: 'completed', by: 'nobody', day: 17 };

export const STEPS: Record<DemoStatus, readonly Step[]> = {
  bought: [bought],
  in_verification: [bought, ...added, submitted],
  rejected: [bought, ...added, submitted, decided('rejected', 'Na fakturze jest inny numer zamówienia.')],
  verified: [bought, ...added, submitted, decided('verified')],
  completed: [bought, ...added, submitted, decided('verified'), completed],
  cancelled: [
    bought,
    { action: 'cancel-sale', status: 'cancelled', by: 'buyer', day: 1, reason: 'Zmieniły się nasze plany.' },
  ],
  reported: [
    bought,
    ...added,
    submitted,
    { action: 'report', status: 'reported', by: 'buyer', day: 6, reason: 'Sprzedawca nie odpowiada na wiadomości.' },
  ],
};

/**
 * Days since the purchase of the first order of each status: few enough that its waiting time (domain §3) does not end during
 * a demo, and enough that the points of completed ones have matured.
 */
export const PLACED_DAYS_AGO: Record<DemoStatus, number> = {
  bought: 2,
  in_verification: 5,
  rejected: 5,
  verified: 6,
  completed: 24,
  cancelled: 15,
  reported: 9,
};

/** In the order of an order's lifecycle. */
export const STATUSES = Object.keys(STEPS) as DemoStatus[];
