import { Button, DialogOnDemand, useWarmDialogs } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isSeller, type OnAnswered, type OpenQuote } from './open-quote.ts';
import classes from './quote-actions.module.css';

const load = () => import(/* webpackChunkName: "quote-dialogs" */ './quote-dialogs.ts');
const loadPropose = async () => (await load()).ProposeDialog;
const loadAccept = async () => (await load()).AcceptDialog;
const loadAnswer = async () => (await load()).AnswerDialog;

type Answer = 'accept' | 'hire' | 'decline' | 'reopen';

/** Ids of the title and the question of an answer. */
function textsOf(quote: OpenQuote, action: Answer): { title: string; detail: string } {
  if (action === 'reopen') return { title: 'quotes.reopen', detail: 'quotes.reopen.detail' };
  if (action === 'hire') return { title: 'quotes.hire', detail: 'quotes.hire.detail' };
  if (action === 'accept') return { title: 'quotes.invite', detail: 'quotes.invite.detail' };
  if (isSeller(quote)) {
    return quote.kind === 'quote'
      ? { title: 'quotes.refuse', detail: 'quotes.refuse.detail' }
      : { title: 'quotes.refuseApplication', detail: 'quotes.refuseApplication.detail' };
  }
  if (quote.status === 'proposed') return { title: 'quotes.decline', detail: 'quotes.decline.detail' };
  return quote.kind === 'quote'
    ? { title: 'quotes.withdraw', detail: 'quotes.withdraw.detail' }
    : { title: 'quotes.withdrawApplication', detail: 'quotes.withdrawApplication.detail' };
}

const PROPOSE_TEXTS: Partial<Record<OpenQuote['status'], string>> = {
  proposed: 'quotes.proposeAgain',
  expired: 'quotes.proposeAnew',
};

export interface QuoteActionsProps {
  quote: OpenQuote;
  onAnswered: OnAnswered;
}

/** The buttons of what this profile may do with a quote now, each with its dialog; nothing without any. */
export function QuoteActions({ quote, onAnswered }: QuoteActionsProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<string | null>(null);
  const may = (action: string) => quote.allowed_actions.includes(action);
  useWarmDialogs(quote.allowed_actions.length > 0 ? load : null);
  const close = () => setOpen(null);
  const shared = { quote, onAnswered, onClose: close };
  const isInvitation = quote.kind === 'application';
  const isAnswer = open === 'accept' ? isInvitation : open !== null && open !== 'propose';
  const answer = isAnswer ? (open as Answer) : null;
  const main = (['accept', 'hire', 'propose', 'reopen'] as const).find(may);
  const mainText = {
    accept: isInvitation ? 'quotes.invite' : 'quotes.accept',
    hire: 'quotes.hire',
    propose: PROPOSE_TEXTS[quote.status] ?? 'quotes.propose',
    reopen: 'quotes.reopen',
  };
  if (quote.allowed_actions.length === 0 && open === null) return null;
  return (
    <div className={classes.actions}>
      {main && (
        <Button
          size="sm"
          variant={main === 'reopen' || (main === 'propose' && quote.status !== 'asked') ? 'outline' : 'solid'}
          aria-haspopup="dialog"
          onClick={() => setOpen(main)}
        >
          {formatMessage({ id: mainText[main] })}
        </Button>
      )}
      {may('decline') && (
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen('decline')}>
          {formatMessage({ id: textsOf(quote, 'decline').title })}
        </Button>
      )}
      <DialogOnDemand load={loadPropose} props={open === 'propose' ? shared : null} />
      <DialogOnDemand load={loadAccept} props={open === 'accept' && !isInvitation ? shared : null} />
      <DialogOnDemand
        load={loadAnswer}
        props={answer ? { ...shared, action: answer, ...textsOf(quote, answer) } : null}
      />
    </div>
  );
}
