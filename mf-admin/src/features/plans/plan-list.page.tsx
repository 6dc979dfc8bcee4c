import type { AdminPlan } from '@wspolnik/contract';
import { ActionQuestion, changeRead, ListPage, ReadStates, refresh, useRead } from '@wspolnik/kit';
import { Badge, Button, DialogOnDemand, formatDate, formatMoney, LinkButton, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { plansRead } from '../../lib/catalogue.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import classes from '../../lib/rows.module.css';
import { withdrawPrice } from './plans.api.ts';
import { planMessages as messages } from './plans.messages.ts';

type Price = AdminPlan['prices'][number];

const loadForm = async () => (await import(/* webpackChunkName: "plan-dialogs" */ './plan-dialogs.tsx')).PlanFormDialog;
const loadPrice = async () => (await import(/* webpackChunkName: "plan-dialogs" */ './plan-dialogs.tsx')).PriceDialog;

export function PlanListPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const read = useRead(plansRead());
  const [edited, setEdited] = useState<AdminPlan | null>(null);
  const [priced, setPriced] = useState<AdminPlan | null>(null);
  const [doomed, setDoomed] = useState<Price | null>(null);
  return (
    <ReadStates
      read={read}
      skeleton={
        <ListPage title={title}>
          <div aria-busy="true">
            <RowSkeletons count={3} height={240} narrow={240} />
          </div>
        </ListPage>
      }
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to="/admin">{formatMessage(messages.back)}</LinkButton>,
      }}
    >
      {({ results }) => (
        <ListPage title={title}>
          <ul className={classes.list}>
            {results.map((plan) => (
              <li key={plan.id}>
                <PlanCard
                  plan={plan}
                  onEdit={() => setEdited(plan)}
                  onPrice={() => setPriced(plan)}
                  onWithdraw={setDoomed}
                />
              </li>
            ))}
          </ul>
          <DialogOnDemand load={loadForm} props={edited && { plan: edited, onClose: () => setEdited(null) }} />
          <DialogOnDemand load={loadPrice} props={priced && { plan: priced, onClose: () => setPriced(null) }} />
          {doomed && <WithdrawPrice price={doomed} onClose={() => setDoomed(null)} />}
        </ListPage>
      )}
    </ReadStates>
  );
}

interface PlanCardProps {
  plan: AdminPlan;
  onEdit(): void;
  onPrice(): void;
  onWithdraw(price: Price): void;
}

function PlanCard({ plan, onEdit, onPrice, onWithdraw }: PlanCardProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, period, companies, offer_limit, saved_search_limit } = plan;
  const title = locale === 'en' ? plan.title_en : plan.title;
  return (
    <article aria-labelledby={`plan-${id}`} className={`${classes.row} ${classes.tall}`}>
      <div className={classes.words}>
        <h2 id={`plan-${id}`} className={classes.title}>
          {title}
        </h2>
        <p className={classes.facts}>
          <span>{formatMessage(messages.companies, { count: companies })}</span>
          <span>
            {offer_limit === null
              ? formatMessage(messages.noLimit)
              : formatMessage(messages.limit, { count: offer_limit })}
          </span>
          <span>{formatMessage(messages.searches, { count: saved_search_limit })}</span>
          <span>{formatMessage(period ? messages[period] : messages.free)}</span>
        </p>
        {period && <Prices plan={plan} onWithdraw={onWithdraw} />}
      </div>
      <div className={classes.actions}>
        {period && (
          <Button
            variant="soft"
            size="sm"
            aria-label={formatMessage(messages.addPriceOne, { title })}
            onClick={onPrice}
          >
            {formatMessage(messages.addPrice)}
          </Button>
        )}
        <Button variant="outline" size="sm" aria-label={formatMessage(messages.editOne, { title })} onClick={onEdit}>
          {formatMessage(messages.edit)}
        </Button>
      </div>
    </article>
  );
}

function Prices({ plan, onWithdraw }: Pick<PlanCardProps, 'plan' | 'onWithdraw'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <ul aria-label={formatMessage(messages.prices)} className={classes.prices}>
      {plan.prices.map((price) => (
        <li key={price.id ?? ''} className={classes.facts}>
          <strong>{formatMoney(price.price)}</strong>
          <span>
            {price.valid_from
              ? formatMessage(messages.from, { date: formatDate(price.valid_from, locale) })
              : formatMessage(messages.fromStart)}
          </span>
          <Badge tone={price.state === 'current' ? 'primary' : price.state === 'planned' ? 'info' : 'neutral'}>
            {formatMessage(messages[price.state])}
          </Badge>
          {price.state === 'planned' && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={formatMessage(messages.withdrawOne, { price: formatMoney(price.price) })}
              onClick={() => onWithdraw(price)}
            >
              {formatMessage(messages.withdraw)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function WithdrawPrice({ price, onClose }: { price: Price; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ActionQuestion
      danger
      title={formatMessage(messages.withdrawTitle, { price: formatMoney(price.price) })}
      text={formatMessage(messages.withdrawText)}
      confirmLabel={formatMessage(messages.withdraw)}
      cancelLabel={formatMessage(messages.withdrawBack)}
      done={formatMessage(messages.withdrawn)}
      act={() => withdrawPrice(price.id ?? '')}
      onDone={(plans) => void changeRead(plansRead(), plans, { revalidate: false })}
      onFailed={() => void refresh(plansRead)}
      onClose={onClose}
    />
  );
}
