import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, useLocation } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';
import { InfoPage } from './info-page.tsx';

export function NotFoundPage() {
  const isAuth = useSessionStore((state) => state.isAuth);
  const { pathname, search } = useLocation();
  const login = pathname === '/404' ? '/auth/login' : `/auth/login?from=${encodeURIComponent(pathname + search)}`;
  return (
    <InfoPage titleId="notFound.title" lead="notFound.lead">
      <div className={styles.actions}>
        <LinkButton to="/offers">
          <FormattedMessage id="landing.seeOffers" />
        </LinkButton>
        {!isAuth && (
          <LinkButton variant="outline" to={login}>
            <FormattedMessage id="notFound.login" />
          </LinkButton>
        )}
        <LinkButton variant="ghost" to={isAuth ? '/home' : '/'}>
          <FormattedMessage id="notFound.home" />
        </LinkButton>
      </div>
    </InfoPage>
  );
}
