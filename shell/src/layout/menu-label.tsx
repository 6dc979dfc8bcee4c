import { useIntl } from 'react-intl';
import type { MenuLink } from './menu-links.ts';

export function MenuLabel({ label }: Pick<MenuLink, 'label'>) {
  const { formatMessage, locale } = useIntl();
  return <span>{typeof label === 'string' ? formatMessage({ id: label }) : label[locale === 'en' ? 'en' : 'pl']}</span>;
}
