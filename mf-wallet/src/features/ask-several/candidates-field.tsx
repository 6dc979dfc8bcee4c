import type { QuoteCandidate } from '@wspolnik/contract';
import { MAX_QUOTE_SELLERS } from '@wspolnik/contract/limits';
import { useRead } from '@wspolnik/kit';
import { OfferPrice } from '@wspolnik/market';
import {
  Checkbox,
  EmptyState,
  ErrorPanel,
  FieldErrorText,
  LinkButton,
  Picture,
  RatingBadge,
  useErrorText,
} from '@wspolnik/system';
import { useFieldText } from '@wspolnik/system/forms';
import { useField } from 'formik';
import { SearchX } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type AskSeveralQuery, quoteCandidatesRead } from '../../lib/ask-several.reads.ts';
import { severalTexts as texts } from './ask-several.messages.ts';
import classes from './ask-several.module.css';
import type { SeveralValues } from './ask-several.values.ts';

type Offers = SeveralValues['offers'];

/** The candidates, after those that were chosen elsewhere, and without another offer of a chosen seller. */
function withChosen(results: readonly QuoteCandidate[], chosen: Offers): QuoteCandidate[] {
  const others = chosen.filter(({ id }) => results.every(({ offer }) => offer.id !== id));
  const sellers = new Set(others.map(({ author }) => author.id));
  const rest = results.filter(({ offer }) => !sellers.has(offer.author.id));
  return [...others.map((offer) => ({ offer, asked: false })), ...rest];
}

/** Up to five sellers, one offer of each. */
export function CandidatesField({ query }: { query: AskSeveralQuery }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { data, error, retry } = useRead(quoteCandidatesRead(query));
  const [{ value: chosen }, { touched, error: invalid }, { setValue }] = useField<Offers>('offers');
  const ids = { full: useId(), error: useId() };
  usePreselected(query.offer_id, data?.results, chosen, setValue);
  if (!data && error) {
    return <ErrorPanel title={formatMessage(texts.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  const shown = withChosen(data?.results ?? [], chosen);
  const isFull = chosen.length >= MAX_QUOTE_SELLERS;
  const wrong = touched ? fieldText(invalid) : undefined;
  const toggle = (offer: Offers[number], isOn: boolean) =>
    void setValue(isOn ? [...chosen, offer] : chosen.filter(({ id }) => id !== offer.id));
  return (
    <fieldset className={classes.sellers} aria-describedby={wrong ? ids.error : undefined}>
      <legend className="wp-visually-hidden">{formatMessage(texts.sellers)}</legend>
      <p role="status" className={classes.muted}>
        {formatMessage(texts.chosen, { count: chosen.length, max: MAX_QUOTE_SELLERS })}
      </p>
      <p id={ids.full} className={classes.full}>
        {isFull ? formatMessage(texts.full, { max: MAX_QUOTE_SELLERS }) : null}
      </p>
      {wrong && <FieldErrorText id={ids.error}>{wrong}</FieldErrorText>}
      {!data && <div className={classes.skeleton} aria-busy="true" />}
      {data && shown.length === 0 && <NoCandidates />}
      <ul className={classes.list}>
        {shown.map(({ offer, asked }) => {
          const isChosen = chosen.some(({ id }) => id === offer.id);
          const isBlocked = asked || (isFull && !isChosen);
          return (
            <li key={offer.id}>
              <Checkbox
                className={classes.candidate}
                checked={isChosen}
                disabled={isBlocked}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={isBlocked && !asked ? ids.full : undefined}
                onChange={(event) => toggle(offer, event.target.checked)}
              >
                <Candidate offer={offer} asked={asked} />
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** The offer whose page led here is chosen at first, unless it is already asked about. */
function usePreselected(
  offerId: string | undefined,
  results: readonly QuoteCandidate[] | undefined,
  chosen: Offers,
  setValue: (offers: Offers) => unknown,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !results) return;
    isDone.current = true;
    const meant = results.find(({ offer, asked }) => offer.id === offerId && !asked)?.offer;
    if (meant && chosen.length === 0) setValue([meant]);
  }, [offerId, results, chosen, setValue]);
}

function Candidate({ offer, asked }: QuoteCandidate) {
  const { formatMessage } = useIntl();
  const { author, city, title } = offer;
  return (
    <span className={classes.body}>
      <Picture
        className={classes.picture}
        image={offer.image && { ...offer.image, alt: '' }}
        name={author.name}
        sizes="72px"
      />
      <span className={classes.facts}>
        <strong>{author.name}</strong>
        <span>{title}</span>
        <span className={classes.line}>
          <RatingBadge value={author.rating} count={author.rating_count} />
          {city && <span>{city}</span>}
          <span>
            <OfferPrice offer={offer} otherwise={formatMessage(texts.individual)} />
          </span>
        </span>
        {asked && <span className={classes.muted}>{formatMessage(texts.alreadyAsked)}</span>}
      </span>
    </span>
  );
}

function NoCandidates() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={formatMessage(texts.empty)}
      text={formatMessage(texts.emptyDetail)}
      action={
        <LinkButton variant="outline" to="/offers">
          {formatMessage(texts.seeOffers)}
        </LinkButton>
      }
    />
  );
}
