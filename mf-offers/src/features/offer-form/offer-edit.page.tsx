import type { Offer } from '@wspolnik/api/contract';
import { type ApiError, hasRole, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, PageSkeleton, useErrorText, usePage } from '@wspolnik/shared-ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import useSWR from 'swr';
import { offerPath } from '../../lib/offer-path.ts';
import { swrKeys } from '../../lib/swr-keys.ts';
import { FormPage, GoneOffer, isGone } from './form-page.tsx';
import { draftKey } from './offer-draft.ts';
import { formMessages as messages } from './offer-form.messages.ts';
import classes from './offer-form.module.css';
import { OfferForm, type OfferPreview } from './offer-form.tsx';
import { valuesOfOffer } from './offer-form.values.ts';
import { useStoredDraft } from './use-draft.ts';
import { useHeldCompany } from './use-held-company.ts';

interface OfferEditPageProps {
  id: string;
  Preview: OfferPreview;
}

/** Of the company's own offer, or of any for an admin. */
export function OfferEditPage({ id, Preview }: OfferEditPageProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  usePage({ title: formatMessage(messages.editTitle) });
  const company = useHeldCompany(useSessionStore((session) => session.company));
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  const { offer, error, retry } = useEditedOffer(id);
  const title = formatMessage(messages.editTitle);
  if (isGone(error)) {
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
  return <EditedOffer key={offer.id} {...{ offer, Preview }} owner={company?.id ?? 'admin'} />;
}

/** Read once: a focus on the tab must not put another offer under a half-made change. */
function useEditedOffer(id: string) {
  const { data, error, mutate } = useSWR<Offer, ApiError>(swrKeys.offer(id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return { offer: data, error, retry: () => void mutate() };
}

interface EditedOfferProps {
  offer: Offer;
  owner: string;
  Preview: OfferPreview;
}

function EditedOffer({ offer: latest, owner, Preview }: EditedOfferProps) {
  const { formatMessage } = useIntl();
  const [offer] = useState(latest);
  const [base] = useState(() => valuesOfOffer(latest));
  const key = draftKey(owner, offer.id);
  const draft = useStoredDraft(key);
  if (draft === undefined) return <PageSkeleton kind="form" />;
  return (
    <FormPage title={formatMessage(messages.editTitle)}>
      <p className={classes.hint}>{offer.title}</p>
      <OfferForm {...{ draft, base, offer, Preview }} draftKey={key} block={null} recheck={() => undefined} />
    </FormPage>
  );
}
