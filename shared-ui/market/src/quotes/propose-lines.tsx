import { MAX_QUOTE_LINES } from '@wspolnik/contract/limits';
import { Button } from '@wspolnik/system';
import { FieldArray, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { VatRateField } from '../vat-fields/vat-fields.tsx';
import type { QuoteTerms } from './open-quote.ts';
import { emptyLine, type ProposeValues } from './propose-form.ts';
import { ProposeLine } from './propose-line.tsx';
import classes from './propose-lines.module.css';
import { ProposeSums } from './propose-sums.tsx';

/** What gets the focus once a line has come, moved or gone. */
type Target = 'name' | 'up' | 'down';

/** The lines of a proposal, one VAT rate for all of them, and their sums. */
export function ProposeLines({ bound }: { bound: QuoteTerms | null }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<ProposeValues>();
  const { list, focusNext } = useNextFocus();
  const count = values.lines.length;
  const isFull = count >= MAX_QUOTE_LINES;
  return (
    <div className={classes.frame}>
      <FieldArray name="lines">
        {({ push, remove, move }) => (
          <>
            <ol ref={list} className={classes.list}>
              {values.lines.map((_, index) => (
                // Formik knows lines by their index.
                <li key={index} className={classes.item}>
                  <ProposeLine
                    index={index}
                    count={count}
                    onMove={(by) => {
                      move(index, index + by);
                      focusNext(index + by, by < 0 ? 'up' : 'down');
                    }}
                    onRemove={() => {
                      remove(index);
                      focusNext(Math.min(index, count - 2), 'name');
                    }}
                  />
                </li>
              ))}
            </ol>
            <div>
              <Button
                variant="outline"
                size="sm"
                icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
                disabled={isFull}
                onClick={() => {
                  push(emptyLine());
                  focusNext(count, 'name');
                }}
              >
                {formatMessage({ id: 'quotes.lines.add' })}
              </Button>
              {isFull && (
                <p className={classes.full}>{formatMessage({ id: 'quotes.lines.full' }, { count: MAX_QUOTE_LINES })}</p>
              )}
            </div>
          </>
        )}
      </FieldArray>
      <div className={classes.rate}>
        <VatRateField />
      </div>
      <ProposeSums bound={bound} />
    </div>
  );
}

/** Moves the focus after the render that a press causes: the fields stay, and their values move. */
function useNextFocus() {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ index: number; target: Target } | null>(null);
  useEffect(() => {
    const wanted = next.current;
    const line = wanted && list.current?.children[wanted.index];
    if (!line) return;
    next.current = null;
    if (wanted.target === 'name') return line.querySelector('input')?.focus();
    const [up, down] = line.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [pressed, other] = wanted.target === 'up' ? [up, down] : [down, up];
    // At the end of the list the other one gets it.
    (pressed?.disabled ? other : pressed)?.focus();
  });
  return {
    list,
    focusNext: (index: number, target: Target) => {
      next.current = { index, target };
    },
  };
}
