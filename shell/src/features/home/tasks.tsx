import type { HomeTask, HomeWebinar } from '@wspolnik/contract';
import { formatDate, Link, useLocale } from '@wspolnik/system';
import {
  AlarmClock,
  Building2,
  CalendarDays,
  ChevronRight,
  CircleHelp,
  Handshake,
  type LucideIcon,
  MessageSquare,
  MessageSquareReply,
  PackageCheck,
  Scale,
  ShoppingBag,
  UserPlus,
  Waypoints,
} from 'lucide-react';
import type { ReactNode } from 'react';
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
  introductions: { to: '/network/introductions', Icon: Waypoints },
  introduction_answers: { to: '/network/introductions', Icon: MessageSquareReply },
};

interface TasksProps {
  tasks: readonly HomeTask[];
  webinars: readonly HomeWebinar[];
}

export function Tasks({ tasks, webinars }: TasksProps) {
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <Task key={task.kind} {...task} />
      ))}
      {webinars.map((webinar) => (
        <Webinar key={webinar.id} {...webinar} />
      ))}
    </ul>
  );
}

function Task({ kind, count, names }: HomeTask) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const others = count - names.length;
  const listed = others > 0 ? [...names, formatMessage({ id: 'home.task.others' }, { count: others })] : names;
  return (
    <Row {...TASKS[kind]} detail={new Intl.ListFormat(locale).format(listed)}>
      <FormattedMessage id={`home.task.${kind}`} values={{ count }} />
    </Row>
  );
}

function Webinar({ id, title, webinar_date, state }: HomeWebinar) {
  const date = formatDate(webinar_date, useLocale(), { time: true, weekday: true });
  return (
    <Row to={`/webinars?open=${id}`} Icon={CalendarDays} detail={title}>
      <FormattedMessage id={`home.webinar.${state}`} values={{ date }} />
    </Row>
  );
}

interface RowProps {
  to: string;
  Icon: LucideIcon;
  isUrgent?: boolean;
  detail: string;
  children: ReactNode;
}

function Row({ to, Icon, isUrgent, detail, children }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles.task}>
        <span className={isUrgent ? styles.urgent : styles.icon}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={styles.taskText}>
          <strong>{children}</strong>
          <span>{detail}</span>
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
