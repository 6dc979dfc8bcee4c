import type { Offer, OwnedCompany } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Callout, ErrorPanel, LinkButton, PageSkeleton, useErrorText, useLocation, usePage } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePublishing } from '../../lib/own-offers.ts';
import { FormPage, GoneOffer, isGone } from './form-page.tsx';
import { draftKey } from './offer-draft.ts';
import { formMessages as messages } from './offer-form.messages.ts';
import classes from './offer-form.module.css';
import { OfferForm, type OfferPreview } from './offer-form.tsx';
import { EMPTY_OFFER, type OfferFormValues } from './offer-form.values.ts';
import { publishBlock } from './publish-block.ts';
import { useCopiedOffer } from './use-copied-offer.ts';
import { useStoredDraft } from './use-draft.ts';
import { useHeldCompany } from './use-held-company.ts';

/** A new offer, or with `?copy={id}` one that starts as a copy. */
export function OfferCreatePage({ Preview }: { Preview: OfferPreview }) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.createTitle) });
  const copied = new URLSearchParams(useLocation().search).get('copy');
  const company = useHeldCompany(useSessionStore((session) => session.company));
  if (!company) return <PageSkeleton kind="form" />;
  if (copied !== null) return <CopyOffer key={company.id + copied} {...{ company, copied, Preview }} />;
  return <NewOffer key={company.id} {...{ company, base: EMPTY_OFFER, draftName: 'new', Preview }} />;
}

interface CopyOfferProps {
  company: OwnedCompany;
  copied: Offer['id'];
  Preview: OfferPreview;
}

function CopyOffer({ company, copied, Preview }: CopyOfferProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { values, isIncomplete, error, retry } = useCopiedOffer(copied);
  const title = formatMessage(messages.createTitle);
  if (isGone(error)) {
    return (
      <GoneOffer
        title={title}
        action={<LinkButton to="/offers/create">{formatMessage(messages.startEmpty)}</LinkButton>}
      />
    );
  }
  if (error) {
    return (
      <FormPage title={title}>
        <ErrorPanel title={formatMessage(messages.copyFailed)} detail={errorText(error)} onRetry={retry} />
      </FormPage>
    );
  }
  if (!values) return <PageSkeleton kind="form" />;
  const note = isIncomplete ? formatMessage(messages.copyWithoutImages) : undefined;
  return <NewOffer {...{ company, base: values, draftName: `copy-${copied}`, note, Preview }} />;
}

interface NewOfferProps {
  company: OwnedCompany;
  base: OfferFormValues;
  draftName: string;
  note?: string | undefined;
  Preview: OfferPreview;
}

function NewOffer({ company, base, draftName, note, Preview }: NewOfferProps) {
  const { formatMessage } = useIntl();
  const key = draftKey(company.id, draftName);
  const draft = useStoredDraft(key);
  const { publishing, error, reload } = usePublishing();
  const [isReady, setReady] = useState(false);
  // With the numbers unknown the form is shown all the same: the API has the last word. Once shown it stays, though a sent
  // offer makes the numbers old.
  if (draft === undefined || (!isReady && !publishing && !error)) return <PageSkeleton kind="form" />;
  if (!isReady) setReady(true);
  return (
    <FormPage title={formatMessage(messages.createTitle)}>
      {publishing && publishing.offer_limit !== null && (
        <p className={classes.hint}>
          {formatMessage(messages.places, { active: publishing.counts.active, limit: publishing.offer_limit })}
        </p>
      )}
      {note && <Callout>{note}</Callout>}
      <OfferForm
        {...{ draft, base, Preview }}
        draftKey={key}
        offer={null}
        block={publishBlock(company.status, publishing)}
        recheck={() => void reload()}
      />
    </FormPage>
  );
}
