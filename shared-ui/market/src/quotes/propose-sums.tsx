import { formatMoney, SummaryList } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sumsOf } from './line-sums.ts';
import type { QuoteTerms } from './open-quote.ts';
import { type ProposeValues, sumProblem } from './propose-form.ts';
import classes from './propose-lines.module.css';
import { vatLabel } from './quote-lines.tsx';

/** The sums while lines are typed, and why they cannot be sent. */
export function ProposeSums({ bound }: { bound: QuoteTerms | null }) {
  const intl = useIntl();
  const { values, submitCount, isSubmitting } = useFormikContext<ProposeValues>();
  const { lines, vat_rate } = values;
  const { net, vat, gross } = sumsOf(lines, vat_rate);
  const problem = sumProblem(lines, vat_rate, bound);
  const note = useRef<HTMLParagraphElement>(null);
  const focusNote = useEffectEvent(() => {
    // A field that is wrong comes first.
    const isFieldWrong = note.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    if (problem && !isFieldWrong) note.current?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusNote();
  }, [submitCount, isSubmitting]);
  const row = (term: string, value: string) => ({ term, value: formatMoney(value) });
  return (
    <div>
      <div aria-live="polite">
        <SummaryList
          rows={[
            row(intl.formatMessage({ id: 'quotes.lines.net' }), net),
            row(vatLabel(intl, vat_rate), vat),
            row(intl.formatMessage({ id: 'quotes.lines.gross' }), gross),
          ]}
        />
      </div>
      <div role="alert">
        {problem && (
          <p ref={note} tabIndex={-1} className={classes.problem}>
            <CircleAlert aria-hidden size={15} strokeWidth={1.75} />
            <span>{intl.formatMessage({ id: problem.id }, problem.values)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
