import type { ProfileCard } from '@wspolnik/contract';
import type { IntlShape } from 'react-intl';

/** The name of a party, or the text for a deleted account. */
export const partyName = ({ name, deleted }: Pick<ProfileCard, 'name' | 'deleted'>, intl: IntlShape): string =>
  deleted || !name ? intl.formatMessage({ id: 'ui.account.deleted' }) : name;
