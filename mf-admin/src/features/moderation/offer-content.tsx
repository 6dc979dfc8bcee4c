import type { ModeratedOffer, ModerationItem, ReportedOffer } from '@wspolnik/contract';
import { offerPrice } from '@wspolnik/market';
import { Badge, formatDate, useLocale } from '@wspolnik/system';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { caseMessages, offerMessages as messages } from './moderation.messages.ts';
import classes from './moderation.module.css';

type Content = Omit<ReportedOffer, 'reported_at'>;

/** A reported offer: as it was reported, beside what it is now. */
export function OfferContent({ item }: { item: ModerationItem }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { reported, subject } = item;
  const { offer } = subject;
  const changes = useChanges(reported, offer);
  const date = reported && formatDate(reported.reported_at, locale, { short: true });
  return (
    <>
      {reported && offer && (
        <p className={classes.muted}>
          {changes === '' ? formatMessage(messages.same) : formatMessage(messages.changed, { what: changes })}
        </p>
      )}
      <div className={classes.versions}>
        {reported && <Version title={formatMessage(messages.reported, { date })} content={reported} />}
        {offer && (!reported || changes !== '') && (
          <Version title={formatMessage(messages.now)} content={offer}>
            {!offer.is_active && <Badge tone="info">{formatMessage(messages.inactive)}</Badge>}
          </Version>
        )}
      </div>
      {offer && <Dates offer={offer} createdAt={subject.created_at ?? offer.updated_at} />}
    </>
  );
}

const priceKey = ({ price_from, price_to }: Content) => `${price_from} ${price_to}`;

/** The addresses of all pictures. */
export const picturesKey = ({ images }: Pick<Content, 'images'>) => images.map(({ url }) => url).join(' ');

/** What its seller has changed since the report; empty when nothing. */
function useChanges(reported: ReportedOffer | null, offer: ModeratedOffer | null): string {
  const { formatMessage } = useIntl();
  if (!reported || !offer) return '';
  const changed = [
    reported.title !== offer.title && messages.title,
    priceKey(reported) !== priceKey(offer) && messages.price,
    reported.text !== offer.text && messages.text,
    picturesKey(reported) !== picturesKey(offer) && messages.image,
  ];
  return changed.flatMap((message) => (message ? [formatMessage(message)] : [])).join(', ');
}

/** The price of an offer in words. */
export function usePriceText() {
  const { formatMessage } = useIntl();
  return (offer: Pick<Content, 'individual_price' | 'price_from' | 'price_to'>) =>
    offerPrice(offer) ?? formatMessage(messages.individual);
}

interface VersionProps {
  title: string;
  content: Content;
  children?: ReactNode;
}

function Version({ title, content, children }: VersionProps) {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.version}>
      <h3 id={id}>{title}</h3>
      <Pictures images={content.images} />
      <p className={classes.words}>
        <strong>{content.title}</strong>
      </p>
      <p>{priceText(content)}</p>
      {children}
      {content.text ? (
        <blockquote className={classes.quote}>{content.text}</blockquote>
      ) : (
        <p className={classes.muted}>{formatMessage(caseMessages.noText)}</p>
      )}
    </section>
  );
}

function Pictures({ images }: Pick<Content, 'images'>) {
  const { formatMessage } = useIntl();
  if (images.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {images.map(({ url, thumbnail }, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className={classes.picture}>
          <img
            src={thumbnail}
            alt={formatMessage(messages.picture, { place: index + 1, count: images.length })}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}

/** When it was added and changed, and its former prices. */
function Dates({ offer, createdAt }: { offer: ModeratedOffer; createdAt: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const priceText = usePriceText();
  const short = (date: string) => formatDate(date, locale, { short: true });
  const until = offer.prices.map(({ offered_to: date, ...price }) =>
    formatMessage(messages.priceUntil, { price: priceText({ individual_price: false, ...price }), date: short(date) }),
  );
  return (
    <p className={classes.muted}>
      {formatMessage(messages.dates, { created: short(createdAt), updated: short(offer.updated_at) })}
      {until.length > 0 && <span> {formatMessage(messages.prices, { prices: until.join(', ') })}</span>}
    </p>
  );
}
