import type { AdminPlan, AdminPlans } from '@wspolnik/contract';
import { NOTICE_OF_RAISE_DAYS, PLAN_TITLE_LENGTH } from '@wspolnik/contract/limits';
import { changeRead, useAction } from '@wspolnik/kit';
import { DAY_MS, formatDate, formatMoney, fromGrosze, toast, toGrosze, useLocale } from '@wspolnik/system';
import { AmountField, DateField, FormDialog, isAmount, rules, TextField } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as yup from 'yup';
import { plansRead } from '../../lib/catalogue.reads.ts';
import classes from '../../lib/rows.module.css';
import { changePlan, planPrice } from './plans.api.ts';
import { planFormMessages as messages } from './plans.messages.ts';

export interface PlanDialogProps {
  plan: AdminPlan;
  onClose(): void;
}

const show = (plans: AdminPlans) => void changeRead(plansRead(), plans, { revalidate: false });

interface PlanValues {
  title: string;
  title_en: string;
  /** Empty for no limit. */
  offer_limit: string;
  saved_search_limit: string;
}

const planSchema = yup.object({
  title: rules.required().max(PLAN_TITLE_LENGTH),
  title_en: rules.required().max(PLAN_TITLE_LENGTH),
  offer_limit: yup
    .string()
    .test('integer', { id: 'validators.integer' } as never, (value) => /^([1-9]\d{0,4})?$/.test(value ?? '')),
  saved_search_limit: rules.integer().required(),
});

/** The name and the limits of a plan: what it sells. */
export function PlanFormDialog({ plan, onClose }: PlanDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(
    ({ offer_limit, saved_search_limit, ...titles }: PlanValues) =>
      changePlan(plan.id, {
        ...titles,
        offer_limit: offer_limit === '' ? null : Number(offer_limit),
        saved_search_limit: Number(saved_search_limit),
        revision: plan.revision,
      }),
    {
      onDone: (plans, { title }) => {
        toast.success(formatMessage(messages.saved, { title }));
        show(plans);
      },
    },
  );
  return (
    <FormDialog<PlanValues>
      title={formatMessage(messages.title, { title: plan.title })}
      size="lg"
      initialValues={{
        title: plan.title,
        title_en: plan.title_en,
        offer_limit: plan.offer_limit === null ? '' : String(plan.offer_limit),
        saved_search_limit: String(plan.saved_search_limit),
      }}
      schema={planSchema}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(messages.save)}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextField name="title" label={formatMessage(messages.titlePl)} maxLength={PLAN_TITLE_LENGTH} required />
        <TextField name="title_en" label={formatMessage(messages.titleEn)} maxLength={PLAN_TITLE_LENGTH} required />
      </div>
      <TextField
        name="offer_limit"
        label={formatMessage(messages.limit)}
        help={formatMessage(messages.limitHelp)}
        inputMode="numeric"
        maxLength={5}
      />
      <TextField
        name="saved_search_limit"
        label={formatMessage(messages.searches)}
        help={formatMessage(messages.searchesHelp)}
        inputMode="numeric"
        maxLength={4}
        required
      />
    </FormDialog>
  );
}

const dayOf = (at: string | number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
const dayIn = (days: number) => new Date(Date.parse(dayOf(Date.now())) + days * DAY_MS).toISOString().slice(0, 10);

interface PriceValues {
  price: string;
  valid_from: string;
}

/** Whether the price is higher than the one that it follows. */
function isRaise({ prices }: AdminPlan, { price, valid_from }: PriceValues): boolean {
  const before = prices.findLast((each) => each.valid_from === null || dayOf(each.valid_from) < valid_from);
  return before !== undefined && isAmount(price) && toGrosze(price) > toGrosze(before.price);
}

/** A lower price begins tomorrow at the earliest, a higher one after its notice. */
const priceSchema = (plan: AdminPlan, tomorrow: string, noticed: string) =>
  yup.object({
    price: rules.amount().required(),
    valid_from: rules
      .date({ min: tomorrow })
      .required()
      .test('notice', { id: 'validators.dateMin', values: { min: noticed } } as never, (value, { parent }) => {
        return value >= noticed || !isRaise(plan, parent);
      }),
  });

/** A price from a day on. */
export function PriceDialog({ plan, onClose }: PlanDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [[min, noticed]] = useState(() => [dayIn(1), dayIn(NOTICE_OF_RAISE_DAYS)] as const);
  const { run } = useAction(
    ({ price, valid_from }: PriceValues) => planPrice(plan.id, { price: fromGrosze(toGrosze(price)), valid_from }),
    {
      onDone: (plans, { price, valid_from }) => {
        const values = { price: formatMoney(price), date: formatDate(`${valid_from}T12:00:00Z`, locale) };
        toast.success(formatMessage(messages.planDone, values));
        show(plans);
      },
    },
  );
  return (
    <FormDialog<PriceValues>
      title={formatMessage(messages.priceTitle, { title: locale === 'en' ? plan.title_en : plan.title })}
      initialValues={{ price: '', valid_from: '' }}
      schema={priceSchema(plan, min, noticed)}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(messages.plan)}
      onClose={onClose}
    >
      <AmountField name="price" label={formatMessage(messages.price)} required />
      <DateField
        name="valid_from"
        label={formatMessage(messages.from)}
        help={formatMessage(messages.fromHelp, {
          date: formatDate(`${noticed}T12:00:00Z`, locale),
          days: NOTICE_OF_RAISE_DAYS,
        })}
        min={min}
        required
      />
    </FormDialog>
  );
}
