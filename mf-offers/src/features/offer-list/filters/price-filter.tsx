import { MAX_FILTER_PRICE } from '@wspolnik/contract/limits';
import { FilterGroup, PresetChips } from '@wspolnik/kit/lists';
import { Field, useTypedParam } from '@wspolnik/system';
import { AmountInput } from '@wspolnik/system/forms';
import { type IntlShape, useIntl } from 'react-intl';
import { filterMessages as messages } from '../../../lib/filter.messages.ts';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { changeFilters, useFilter } from '../use-offer-query.ts';
import classes from './offer-filters.module.css';
import type { OptionCounts } from './use-option-counts.ts';

/** Bounds in zł; one may be open. Those that the API counts (`OFFER_OPTIONS`). */
const PRESETS = ['-100', '100-500', '500-2000', '2000-10000', '10000-'];

interface PriceFilterProps {
  query: OfferQuery;
  countOf: OptionCounts;
}

export function PriceFilter({ query, countOf }: PriceFilterProps) {
  const { formatMessage } = useIntl();
  const isCrossed = Number(query.price_from ?? 0) > Number(query.price_to ?? Number.POSITIVE_INFINITY);
  return (
    <FilterGroup title={formatMessage(messages.priceTitle)}>
      <PricePresets {...{ query, countOf }} />
      <div className={classes.pair}>
        <PriceInput param="price_from" label={formatMessage(messages.from)} />
        <PriceInput param="price_to" label={formatMessage(messages.to)} />
      </div>
      {isCrossed && (
        <p className={classes.error} role="status">
          {formatMessage(messages.priceCrossed)}
        </p>
      )}
    </FilterGroup>
  );
}

const boundsOf = (preset = '-') => preset.split('-').map((zloty) => (zloty ? Number(zloty) : undefined));

function PricePresets({ query, countOf }: PriceFilterProps) {
  const intl = useIntl();
  const asked = [query.price_from, query.price_to].map((price) => (price === undefined ? undefined : Number(price)));
  const chosen = PRESETS.find((preset) => boundsOf(preset).every((bound, index) => bound === asked[index]));
  const choose = (preset: string | undefined) => {
    const [price_from, price_to] = boundsOf(preset).map((bound) => bound?.toString());
    changeFilters({ price_from, price_to });
  };
  const options = PRESETS.map((value) => ({ value, label: presetText(value, intl), count: countOf('price', value) }));
  return <PresetChips {...{ options, chosen }} onChange={choose} />;
}

/** Without grosze, because a chip is narrow. */
function presetText(preset: string, { formatMessage, formatNumber }: IntlShape): string {
  const [from, to] = boundsOf(preset);
  const kind = from === undefined ? 'priceTo' : to === undefined ? 'priceFrom' : 'pricePreset';
  const zloty = (amount = 0) =>
    `${formatNumber(amount, { useGrouping: 'always' })}${kind === 'pricePreset' ? '' : '\u00a0zł'}`;
  return formatMessage(messages[kind], { from: zloty(from), to: zloty(to) });
}

interface PriceInputProps {
  param: 'price_from' | 'price_to';
  label: string;
}

function PriceInput({ param, label }: PriceInputProps) {
  const { text, setText, commitNow } = useTypedParam(useFilter(param) ?? '', (typed) => {
    changeFilters({ [param]: typed.replace(/\.$/, '') || undefined });
  });
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <AmountInput
          {...control}
          unit=""
          placeholder={label}
          value={text}
          onChange={(amount) => Number(amount) <= MAX_FILTER_PRICE && setText(amount)}
          onKeyDown={({ key }) => key === 'Enter' && commitNow()}
        />
      )}
    </Field>
  );
}
