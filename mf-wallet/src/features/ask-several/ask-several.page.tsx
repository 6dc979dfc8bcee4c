import type { QuoteRequestAnswer } from '@wspolnik/contract';
import { InactiveCompany, useListQuery, useRetainedProfile } from '@wspolnik/kit';
import { actsAsActive, useSessionStore } from '@wspolnik/shared-auth';
import { Callout, navigate, toast, usePage } from '@wspolnik/system';
import { FormPage, FormParts } from '@wspolnik/system/forms';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { askSeveralQuery } from '../../lib/ask-several.reads.ts';
import { requestPath } from '../../lib/quote-requests.reads.ts';
import { AskSeveralForm } from './ask-several.form.tsx';
import { severalTexts as texts } from './ask-several.messages.ts';
import { SentNote } from './sent-note.tsx';

/** One question to up to five sellers of a category and a town. */
export function AskSeveralPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(askSeveralQuery);
  const { profile } = useRetainedProfile();
  const isActive = useSessionStore(actsAsActive);
  const [answer, setAnswer] = useState<QuoteRequestAnswer | null>(null);
  const title = formatMessage(texts.title);
  usePage({ title });
  const sent = (answered: QuoteRequestAnswer) => {
    const { request, refused } = answered;
    if (!request || refused.length > 0) return setAnswer(answered);
    toast.success(formatMessage(texts.sent, { count: request.quotes.length }));
    navigate(requestPath(request.id));
  };
  if (answer) {
    const to = answer.request && requestPath(answer.request.id);
    return (
      <FormPage title={title}>
        <SentNote answer={answer} to={to} onAgain={() => setAnswer(null)} />
      </FormPage>
    );
  }
  return (
    <FormPage title={title} lead={formatMessage(texts.lead)}>
      {isActive ? (
        <AskSeveralForm key={profile} query={query} onSent={sent} />
      ) : (
        <FormParts>
          <Callout icon={<Info aria-hidden strokeWidth={1.75} />}>
            <InactiveCompany />
          </Callout>
        </FormParts>
      )}
    </FormPage>
  );
}
