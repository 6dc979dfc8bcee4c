import type { Offer, OwnedCompany } from '@wspolnik/contract';
import { isGone, useFirst, useRead, useRetainedProfile } from '@wspolnik/kit';
import { hasRole, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, PageSkeleton, useErrorText, usePage } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { offerRead } from '../../lib/offers.reads.ts';
import { useStoredOffer } from './draft/use-offer-draft.ts';
import { GoneOffer } from './gone-offer.tsx';
import { formMessages as messages } from './offer-form.messages.ts';
import { OfferForm } from './offer-form.tsx';
import { valuesOfOffer } from './offer-form.values.ts';
import type { OfferPreview } from './steps/step-preview.tsx';

interface OfferEditPageProps {
  id: string;
  Preview: OfferPreview;
}

/** Read once: revalidation on focus must not replace the offer under unsaved changes. */
const NO_REVALIDATION = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** The company's own offer, or any offer for an admin. */
export function OfferEditPage(props: OfferEditPageProps) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.editTitle) });
  const { profile, company } = useRetainedProfile();
  return <OwnOffer key={profile + props.id} {...props} company={company} />;
}

function OwnOffer({ id, Preview, company }: OfferEditPageProps & { company: OwnedCompany | null }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  const { data, error, retry } = useRead(offerRead({ id }), NO_REVALIDATION);
  const offer = useFirst(data);
  const title = formatMessage(messages.editTitle);
  if (!offer && isGone(error)) {
    return (
      <GoneOffer title={title} action={<LinkButton to="/offers/manage">{formatMessage(messages.toOwn)}</LinkButton>} />
    );
  }
  if (error && !offer) {
    return (
      <FormPage title={title}>
        <ErrorPanel title={formatMessage(messages.loadFailed)} detail={errorText(error)} onRetry={retry} />
      </FormPage>
    );
  }
  if (!offer || (!company && !isAdmin)) return <PageSkeleton kind="form" />;
  if (!isAdmin && company?.id !== offer.author.id) {
    return (
      <FormPage title={title}>
        <EmptyState
          icon={<Lock size={26} strokeWidth={1.75} />}
          title={formatMessage(messages.foreign)}
          text={formatMessage(messages.foreignText)}
          action={<LinkButton to={offerPath(offer.id)}>{formatMessage(messages.seeOffer)}</LinkButton>}
        />
      </FormPage>
    );
  }
  return <EditedOffer {...{ offer, Preview }} />;
}

interface EditedOfferProps {
  offer: Offer;
  Preview: OfferPreview;
}

function EditedOffer({ offer, Preview }: EditedOfferProps) {
  const { formatMessage } = useIntl();
  const [base] = useState(() => valuesOfOffer(offer));
  const { store, draft } = useStoredOffer(offer.id);
  if (draft === undefined) return <PageSkeleton kind="form" />;
  return (
    <FormPage title={formatMessage(messages.editTitle)} lead={offer.title}>
      <OfferForm {...{ store, draft, base, offer, Preview }} block={null} recheck={() => undefined} />
    </FormPage>
  );
}
