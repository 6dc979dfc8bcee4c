import type { HomeTask } from '@wspolnik/contract';
import { Link, useLocale } from '@wspolnik/system';
import {
  AlarmClock,
  Building2,
  ChevronRight,
  CircleHelp,
  Handshake,
  type LucideIcon,
  MessageSquare,
  PackageCheck,
  Scale,
  ShoppingBag,
  UserPlus,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './home.module.css';

/** Where a task is done. */
const TASKS: Record<HomeTask['kind'], { to: string; Icon: LucideIcon; isUrgent?: true }> = {
  quotes_to_price: { to: '/transactions/sales/quotes?status=asked', Icon: CircleHelp },
  quotes_to_accept: { to: '/transactions/orders/quotes?status=proposed', Icon: Handshake },
  disputes: { to: '/transactions/sales?status=reported', Icon: Scale, isUrgent: true },
  sales: { to: '/transactions/sales?status=needs_action', Icon: PackageCheck },
  purchases: { to: '/transactions/orders?status=needs_action', Icon: ShoppingBag },
  unpaid_purchases: { to: '/transactions/orders?status=overdue', Icon: AlarmClock, isUrgent: true },
  unpaid_sales: { to: '/transactions/sales?status=overdue', Icon: AlarmClock, isUrgent: true },
  messages: { to: '/messages', Icon: MessageSquare },
  invitations: { to: '/network?status=they_connected', Icon: UserPlus },
  company_invitations: { to: '/auth/change-profile', Icon: Building2 },
};

export function Tasks({ tasks }: { tasks: readonly HomeTask[] }) {
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <Task key={task.kind} {...task} />
      ))}
    </ul>
  );
}

function Task({ kind, count, names }: HomeTask) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { to, Icon, isUrgent } = TASKS[kind];
  const others = count - names.length;
  const listed = others > 0 ? [...names, formatMessage({ id: 'home.task.others' }, { count: others })] : names;
  return (
    <li>
      <Link to={to} className={styles.task}>
        <span className={isUrgent ? styles.urgent : styles.icon}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={styles.taskText}>
          <strong>
            <FormattedMessage id={`home.task.${kind}`} values={{ count }} />
          </strong>
          <span>{new Intl.ListFormat(locale).format(listed)}</span>
        </span>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}

const AWAITED = [1, 2, 3];

export function TaskSkeletons() {
  return (
    <div className={styles.tasks} aria-hidden="true">
      {AWAITED.map((key) => (
        <div key={key} className={styles.awaitedTask} />
      ))}
    </div>
  );
}
