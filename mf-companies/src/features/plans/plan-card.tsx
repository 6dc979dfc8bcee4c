import { Badge, Button, classNames, formatDate, formatMoney, useLocale } from '@wspolnik/shared-ui';
import { Check, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './plan-card.module.css';

/** What the card shows of a plan; the API's plan fits. Money is the wire's decimal string. */
export interface PlanCardData {
  id: string;
  title: string;
  title_en: string;
  /** For one period. */
  price: string;
  /** Null for a plan without one, such as the free plan. */
  period: 'month' | 'year' | null;
  features: readonly string[];
  features_en: readonly string[];
  /** The plan of the company in use. */
  current: boolean;
  paid_until: string | null;
}

export interface PlanCardProps {
  plan: PlanCardData;
  onChoose(): void;
  /** The one plan that is recommended. */
  highlighted?: boolean;
  /** True while this choice is carried out. */
  busy?: boolean;
  /** True while another choice is, or for whom may not choose. */
  disabled?: boolean;
  headingLevel?: 2 | 3 | 4;
}

const FREE = /^0+(\.0+)?$/;

/** A plan, what it costs and gives, and the button that chooses it. */
export function PlanCard({ plan, onChoose, highlighted, busy, disabled, headingLevel = 2 }: PlanCardProps) {
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
      <Features
        list={locale === 'en' ? plan.features_en : plan.features}
        label={text('plans.card.features', { title })}
      />
      <div className={styles.foot}>
        {plan.current && plan.paid_until && (
          <p className={styles.until}>{text('plans.card.paid_until', { date: formatDate(plan.paid_until, locale) })}</p>
        )}
        <Button
          variant={highlighted ? 'solid' : 'outline'}
          fullWidth
          loading={busy}
          disabled={plan.current || disabled}
          icon={plan.current ? <Check size={18} strokeWidth={1.75} aria-hidden="true" /> : undefined}
          aria-describedby={id}
          onClick={onChoose}
        >
          {text(plan.current ? 'plans.card.current' : 'plans.card.choose')}
        </Button>
      </div>
    </article>
  );
}

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
    </p>
  );
}

function Features({ list, label }: { list: readonly string[]; label: string }) {
  if (list.length === 0) return null;
  return (
    <ul className={styles.features} aria-label={label}>
      {list.map((feature) => (
        <li key={feature}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
