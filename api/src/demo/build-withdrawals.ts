import { DAY_MS } from '@wspolnik/settings';
import { nrb } from './check-digits.ts';
import type { DemoAccount, DemoPosting, World } from './world.ts';

/** In the order of the matured rewards; the newest ones still wait for an admin. */
const STATUSES = ['requested', 'paid', 'requested', 'rejected', 'approved', 'requested'] as const;
type Status = (typeof STATUSES)[number];
const REASON = 'Rachunek należy do innej osoby.';

interface Step {
  name: string;
  from: DemoAccount;
  to: DemoAccount;
  status: string;
  at: Date;
}

function postingsOf(id: string, accountOwner: DemoAccount, status: Status, amount: number, at: Date): DemoPosting[] {
  const withdrawable = { ...accountOwner, kind: 'withdrawable' };
  const hold = { ...accountOwner, kind: 'hold' };
  const decidedAt = new Date(at.getTime() + DAY_MS / 4);
  const steps: Step[] = [{ name: 'withdraw', from: withdrawable, to: hold, status: 'withdrawn', at }];
  if (status === 'paid') {
    const to = { kind: 'clearing.bank' };
    steps.push({ name: 'withdraw-paid', from: hold, to, status: 'paid_off', at: decidedAt });
  }
  if (status === 'rejected') {
    steps.push({ name: 'withdraw-rejected', from: hold, to: withdrawable, status: 'rejected', at: decidedAt });
  }
  return steps.map(({ name, ...step }) => ({ ...step, key: `${name}:${id}`, amount, type: 'PAY_OFF', orderId: null }));
}

/** An account of each person and company, known for long enough that a withdrawal can be requested. */
function buildPayoutAccounts(world: World): void {
  const owners = [
    ...world.users.map(({ id }) => ({ user_id: id, company_id: null, added_by: id })),
    ...world.members
      .filter(({ role }) => role === 'owner')
      .map(({ company_id, user_id }) => ({ user_id: null, company_id, added_by: user_id })),
  ];
  const at = world.daysAgo(20);
  owners.forEach((owner, index) => {
    const times = { added_at: at, usable_at: new Date(at.getTime() + DAY_MS) };
    world.payoutAccounts.push({ id: world.newId(at), ...owner, bank_number: nrb(600 + index), ...times });
  });
}

/** Withdrawals of points earned by buyers and referrers, in every status. The company of owner@ keeps its points. */
export function buildWithdrawals(world: World): void {
  buildPayoutAccounts(world);
  const admin = world.users.find(({ email }) => email.startsWith('admin@'))?.id ?? null;
  const isOther = ({ companyId }: DemoAccount) => companyId !== world.companies[0]?.id;
  const matured = world.postings.filter(({ key, to }) => key.startsWith('mature-') && isOther(to));
  const added: DemoPosting[] = [];
  matured.slice(0, STATUSES.length).forEach(({ to, amount: earned, at: earnedAt }, index) => {
    const status = STATUSES[index] ?? 'requested';
    const owner = world.members.find(({ company_id, role }) => company_id === to.companyId && role === 'owner');
    const at = new Date(Math.max(earnedAt.getTime() + DAY_MS / 2, world.daysAgo(6 - index).getTime()));
    const isOpen = status === 'requested';
    const id = world.newId(at);
    world.withdrawals.push({
      id,
      user_id: to.userId ?? null,
      company_id: to.companyId ?? null,
      requested_by: to.userId ?? owner?.user_id,
      amount: earned,
      bank_number: index % 3 === 2 ? null : nrb(400 + index),
      broker_account: index % 3 === 2 ? 'Dom Maklerski Wisła 0044-118' : null,
      status,
      rejected_reason: status === 'rejected' ? REASON : null,
      created_at: at,
      decided_by: isOpen ? null : admin,
      decided_at: isOpen ? null : new Date(at.getTime() + DAY_MS / 4),
    });
    added.push(...postingsOf(id, to, status, earned, at));
  });
  world.postings = [...world.postings, ...added].sort((one, other) => one.at.getTime() - other.at.getTime());
}
