import type { Offer, OwnedCompany, OwnOfferPage } from '@wspolnik/contract';
import { isGone, useFirst, useRead, useRetainedProfile } from '@wspolnik/kit';
import { Callout, ErrorPanel, LinkButton, PageSkeleton, useErrorText, useLocation, usePage } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { publishingRead } from '../../lib/offers.reads.ts';
import { useStoredOffer } from './draft/use-offer-draft.ts';
import { GoneOffer } from './gone-offer.tsx';
import { formMessages as messages } from './offer-form.messages.ts';
import { OfferForm } from './offer-form.tsx';
import { EMPTY_OFFER, type OfferFormValues } from './offer-form.values.ts';
import { publishBlock } from './publish-block.ts';
import type { OfferPreview } from './steps/step-preview.tsx';
import { useCopiedOffer } from './use-copied-offer.ts';

/** A new offer, or with `?copy={id}` one with the values of another. */
export function OfferCreatePage({ Preview }: { Preview: OfferPreview }) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.createTitle) });
  const copied = new URLSearchParams(useLocation().search).get('copy');
  const { profile, company } = useRetainedProfile();
  if (!company) return <PageSkeleton kind="form" />;
  if (copied !== null) return <CopyOffer key={profile + copied} {...{ company, copied, Preview }} />;
  return <NewOffer key={profile} {...{ company, base: EMPTY_OFFER, draftName: 'new', Preview }} />;
}

interface CopyOfferProps {
  company: OwnedCompany;
  copied: Offer['id'];
  Preview: OfferPreview;
}

function CopyOffer({ company, copied, Preview }: CopyOfferProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useCopiedOffer(copied);
  const start = useFirst(data);
  const title = formatMessage(messages.createTitle);
  if (!start && isGone(error)) {
    return (
      <GoneOffer
        title={title}
        action={<LinkButton to="/offers/create">{formatMessage(messages.startEmpty)}</LinkButton>}
      />
    );
  }
  if (!start && error) {
    return (
      <FormPage title={title}>
        <ErrorPanel title={formatMessage(messages.copyFailed)} detail={errorText(error)} onRetry={retry} />
      </FormPage>
    );
  }
  if (!start) return <PageSkeleton kind="form" />;
  const note = start.isIncomplete ? formatMessage(messages.copyWithoutImages) : undefined;
  return <NewOffer {...{ company, base: start.values, draftName: `copy-${copied}`, note, Preview }} />;
}

interface NewOfferProps {
  company: OwnedCompany;
  base: OfferFormValues;
  draftName: string;
  note?: string | undefined;
  Preview: OfferPreview;
}

/** A new offer begins with how the last one named its price. */
function withLastVat(base: OfferFormValues, publishing: OwnOfferPage | undefined): OfferFormValues {
  const { price_type, vat_rate } = publishing?.results[0] ?? {};
  return base === EMPTY_OFFER && price_type && vat_rate ? { ...base, price_type, vat_rate } : base;
}

function NewOffer({ company, base, draftName, note, Preview }: NewOfferProps) {
  const { formatMessage } = useIntl();
  const { store, draft } = useStoredOffer(draftName);
  const { data: publishing, error, retry } = useRead(publishingRead());
  const start = useFirst(publishing || error ? withLastVat(base, publishing) : undefined);
  // Without the counts the form is shown anyway, because the API checks the limit again. Once shown it stays, although
  // sending the offer makes the counts out of date.
  if (draft === undefined || !start) return <PageSkeleton kind="form" />;
  return (
    <FormPage
      title={formatMessage(messages.createTitle)}
      lead={
        publishing &&
        publishing.offer_limit !== null &&
        formatMessage(messages.places, { active: publishing.counts.active, limit: publishing.offer_limit })
      }
    >
      {note && <Callout>{note}</Callout>}
      <OfferForm
        {...{ store, draft, base: start, Preview }}
        offer={null}
        block={publishBlock(company.status, publishing)}
        recheck={retry}
      />
    </FormPage>
  );
}
