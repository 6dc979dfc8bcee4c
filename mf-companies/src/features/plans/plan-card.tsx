import { Badge, Button, classNames, formatDate, formatMoney, fromGrosze, toGrosze, useLocale } from '@wspolnik/system';
import { Check, Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './plan-card.module.css';

/** The part of the API's plan that the card shows. Amounts are the API's decimal strings. */
export interface PlanCardData {
  id: string;
  title: string;
  title_en: string;
  /** Price of one period. */
  price: string;
  /** A planned price, with the moment from which it is asked. */
  next_price?: { price: string; valid_from: string } | null;
  /** The same without VAT. */
  net_price: string;
  vat_percent: number;
  /** Null for a plan without a period, such as the free plan. */
  period: 'month' | 'year' | null;
  /** Active offers at once; null for no limit. */
  offer_limit: number | null;
  saved_search_limit: number;
  membership_limit: number;
  /** True for the plan of the company in use. */
  current: boolean;
  /** True for the plan that follows it. */
  next: boolean;
  paid_until: string | null;
}

export interface PlanCardProps {
  plan: PlanCardData;
  onChoose(): void;
  /** True for the recommended plan. */
  highlighted?: boolean;
  /** True while this plan is being chosen. */
  busy?: boolean;
  /** True while another plan is being chosen, or when the viewer may not choose. */
  disabled?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Above the button: what choosing the plan would do. */
  note?: ReactNode;
}

const FREE = /^0+(\.0+)?$/;

/** A plan with its price, its features and the button that chooses it. */
export function PlanCard({ plan, onChoose, highlighted, busy, disabled, headingLevel = 2, note }: PlanCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const text = (key: string, values?: Record<string, string>) => intl.formatMessage({ id: key }, values);
  const title = locale === 'en' ? plan.title_en : plan.title;
  return (
    <article className={classNames(styles.card, highlighted && styles.highlighted)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {highlighted && (
          <Badge tone="primary" icon={<Sparkles strokeWidth={1.75} aria-hidden="true" />}>
            {text('plans.card.recommended')}
          </Badge>
        )}
      </div>
      <Price plan={plan} />
      {plan.next_price && (
        <p className={styles.next}>
          {text('plans.card.next_price', {
            date: formatDate(plan.next_price.valid_from, locale),
            price: formatMoney(plan.next_price.price),
          })}
        </p>
      )}
      <Limits plan={plan} label={text('plans.card.features', { title })} />
      <div className={styles.foot}>
        {note}
        {plan.current && plan.paid_until && (
          <p className={styles.until}>{text('plans.card.paid_until', { date: formatDate(plan.paid_until, locale) })}</p>
        )}
        <Button
          variant={highlighted ? 'solid' : 'outline'}
          fullWidth
          loading={busy}
          disabled={plan.current || plan.next || disabled}
          icon={plan.current ? <Check size={18} strokeWidth={1.75} aria-hidden="true" /> : undefined}
          aria-describedby={id}
          onClick={onChoose}
        >
          {text(plan.current ? 'plans.card.current' : plan.next ? 'plans.card.next' : 'plans.card.choose')}
        </Button>
      </div>
    </article>
  );
}

/** A twelfth of a year's price, to the grosz. */
const monthlyPrice = (price: string) => fromGrosze(Math.round(toGrosze(price) / 12));

function Price({ plan }: { plan: PlanCardData }) {
  const intl = useIntl();
  if (FREE.test(plan.price)) {
    return <p className={styles.price}>{intl.formatMessage({ id: 'plans.card.free' })}</p>;
  }
  return (
    <p className={styles.price}>
      {formatMoney(plan.price)}
      {plan.period && (
        <span className={styles.period}> {intl.formatMessage({ id: `plans.card.period.${plan.period}` })}</span>
      )}
      {plan.period === 'year' && (
        <span className={styles.monthly}>
          {intl.formatMessage({ id: 'plans.card.monthly' }, { amount: formatMoney(monthlyPrice(plan.price)) })}
        </span>
      )}
      <span className={styles.net}>
        {intl.formatMessage(
          { id: 'plans.card.gross' },
          { percent: plan.vat_percent, net: formatMoney(plan.net_price) },
        )}
      </span>
    </p>
  );
}

/** What the plan sells: the limits that the API enforces. */
function Limits({ plan, label }: { plan: PlanCardData; label: string }) {
  const { formatMessage } = useIntl();
  const { offer_limit, saved_search_limit, membership_limit } = plan;
  const limits = [
    offer_limit === null
      ? formatMessage({ id: 'plans.limit.no_offers_limit' })
      : formatMessage({ id: 'plans.limit.offers' }, { count: offer_limit }),
    formatMessage({ id: 'plans.limit.searches' }, { count: saved_search_limit }),
    formatMessage({ id: 'plans.limit.numbers' }, { count: membership_limit }),
  ];
  return (
    <ul className={styles.features} aria-label={label}>
      {limits.map((limit) => (
        <li key={limit}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {limit}
        </li>
      ))}
    </ul>
  );
}
