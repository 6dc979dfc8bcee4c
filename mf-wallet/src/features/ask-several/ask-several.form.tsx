import type { QuoteRequestAnswer } from '@wspolnik/contract';
import { MAX_QUOTE_SELLERS, MAX_ZLOTY } from '@wspolnik/contract/limits';
import { refresh, useAction, useDraft } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import {
  AmountField,
  DateField,
  DraftKeeper,
  FieldPair,
  Form,
  FormButtons,
  FormError,
  FormParts,
  FormSection,
  rules,
  TextareaField,
} from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { array, object } from 'yup';
import { type AskSeveralQuery, quoteCandidatesRead } from '../../lib/ask-several.reads.ts';
import { refreshQuotes } from '../../lib/quotes.reads.ts';
import { askSeveral } from './ask-several.api.ts';
import { severalTexts as texts } from './ask-several.messages.ts';
import type { SeveralValues } from './ask-several.values.ts';
import { CandidatesField } from './candidates-field.tsx';
import { WhomFilter } from './whom-filter.tsx';

const EMPTY: SeveralValues = { offers: [], text: '', amount: '', wanted_by: '' };
const SMALLEST = '0.01';

/** Today in Poland. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(Date.now());

interface AskSeveralFormProps {
  query: AskSeveralQuery;
  onSent(answer: QuoteRequestAnswer): void;
}

/** Whom to ask and what. The chosen sellers stay when another place or category is looked at. */
export function AskSeveralForm({ query, onSent }: AskSeveralFormProps) {
  const { formatMessage } = useIntl();
  const [first] = useState(today);
  const draft = useDraft('ask-several', EMPTY);
  const { submit, isRunning } = useAction(
    ({ offers, text, amount, wanted_by }: SeveralValues, key) =>
      askSeveral(
        {
          offer_ids: offers.map(({ id }) => id),
          text: text.trim(),
          ...(amount ? { amount: Number(amount).toFixed(2) } : {}),
          ...(wanted_by ? { wanted_by } : {}),
        },
        key,
      ),
    {
      onDone: (answer) => {
        refreshQuotes();
        void refresh(quoteCandidatesRead);
        if (answer.request) draft.forget();
        onSent(answer);
      },
    },
  );
  const schema = object({
    offers: array().min(1, { id: texts.none.id }).max(MAX_QUOTE_SELLERS),
    text: rules.required(),
    amount: rules.amount({ min: SMALLEST, max: MAX_ZLOTY }),
    wanted_by: rules.date({ min: first }),
  });
  return (
    <FormParts>
      <WhomFilter query={query} />
      <Formik<SeveralValues> initialValues={draft.initialValues} validationSchema={schema} onSubmit={submit}>
        <Form noValidate>
          <DraftKeeper draft={draft} />
          <FormParts>
            <FormError />
            <FormSection title={formatMessage(texts.sellers)}>
              <CandidatesField query={query} />
            </FormSection>
            <FormSection title={formatMessage(texts.question)}>
              <TextareaField
                name="text"
                label={formatMessage(texts.need)}
                placeholder={formatMessage(texts.needHint)}
                rows={5}
                required
                counted
              />
              <FieldPair>
                <AmountField name="amount" label={formatMessage(texts.budget)} />
                <DateField name="wanted_by" label={formatMessage(texts.wantedBy)} min={first} />
              </FieldPair>
            </FormSection>
            <FormButtons>
              <Button type="submit" loading={isRunning}>
                {formatMessage(texts.send)}
              </Button>
            </FormButtons>
          </FormParts>
        </Form>
      </Formik>
    </FormParts>
  );
}
