import { Callout, formatMoney, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';

/** Up to this many, a seller should top up before the next orders. */
const FEW = 2;

export const isFew = (count: number | null): boolean => count !== null && count <= FEW;

interface RewardsCoveredProps {
  /** Points of the company for rewards, in the API's format. */
  balance: string;
  /** For how many rewards it lasts; null where the reward is not known. */
  count: number | null;
}

/** The seller's promise and their balance: a reward that is not covered is pending until they settle it (domain §5). */
export function RewardsCovered({ balance, count }: RewardsCoveredProps) {
  const { formatMessage } = useIntl();
  const values = { balance: formatMoney(balance), count: count ?? 0 };
  if (!isFew(count)) {
    return <p>{formatMessage({ id: count === null ? 'offers.covered.balance' : 'offers.covered.lasts' }, values)}</p>;
  }
  return (
    <Callout
      role="status"
      title={formatMessage({ id: 'offers.covered.lasts' }, values)}
      action={<Link to="/points/registry">{formatMessage({ id: 'offers.covered.topUp' })}</Link>}
    >
      {formatMessage({ id: 'offers.covered.few' })}
    </Callout>
  );
}
