import { FormattedMessage, useIntl } from 'react-intl';
import type { MenuLink } from './menu-links.ts';

export function MenuLabel({ label }: Pick<MenuLink, 'label'>) {
  const { locale } = useIntl();
  return typeof label === 'string' ? <FormattedMessage id={label} /> : label[locale === 'en' ? 'en' : 'pl'];
}
