import { classNames, useLocale } from '@wspolnik/system';
import { BadgeCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './opinion-purchase.module.css';

export interface OpinionPurchaseProps {
  /** The API's `purchase` of an opinion; null without one. */
  purchase: { month: string; category: { name: string; name_en: string } } | null;
  className?: string | undefined;
}

/** The basis of an opinion: a purchase with its kind and month, or none. */
export function OpinionPurchase({ purchase, className }: OpinionPurchaseProps) {
  const { formatDate, formatMessage } = useIntl();
  const locale = useLocale();
  if (!purchase) {
    return (
      <span className={classNames(styles.purchase, className)}>{formatMessage({ id: 'ui.opinion.no_purchase' })}</span>
    );
  }
  const month = formatDate(`${purchase.month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const kind = locale === 'en' ? purchase.category.name_en : purchase.category.name;
  return (
    <span className={classNames(styles.purchase, styles.after, className)}>
      <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
      {formatMessage({ id: 'ui.opinion.purchase' }, { kind, month })}
    </span>
  );
}
