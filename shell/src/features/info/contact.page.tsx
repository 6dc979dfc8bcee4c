import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Link } from '@wspolnik/system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readRelease } from '../../platform/release.ts';
import styles from './contact-form.module.css';
import { ContactForm, type SentMessage } from './contact-form.tsx';
import { InfoPage } from './info-page.tsx';
import { OperatorData } from './operator-data.tsx';

export function ContactPage() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const profile = useSessionStore(profileKey);
  return (
    <InfoPage titleId="contact.title" lead="contact.lead">
      <div className={styles.layout}>
        {sent ? <Sent {...sent} onAgain={() => setSent(null)} /> : <ContactForm key={profile} onSent={setSent} />}
        <Aside />
      </div>
    </InfoPage>
  );
}

function Sent({ number, email, onAgain }: SentMessage & { onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <h2 id="contact-sent" ref={heading} tabIndex={-1}>
        <FormattedMessage id="contact.sent" values={{ number: String(number) }} />
      </h2>
      <p>
        <FormattedMessage id="contact.sentText" values={{ email: <strong>{email}</strong> }} />
      </p>
      <Button variant="outline" onClick={onAgain}>
        <FormattedMessage id="contact.again" />
      </Button>
    </section>
  );
}

function Aside() {
  const { contactEmail, securityContact } = readRelease().config;
  return (
    <aside className={styles.aside}>
      {contactEmail && (
        <section aria-labelledby="contact-mail">
          <h2 id="contact-mail">
            <FormattedMessage id="contact.mail" />
          </h2>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </section>
      )}
      <OperatorData />
      {securityContact && (
        <section aria-labelledby="security">
          <h2 id="security">
            <FormattedMessage id="contact.security" />
          </h2>
          <p>
            <FormattedMessage id="contact.securityText" />{' '}
            <a href={securityContact}>{securityContact.replace(/^(mailto:|https:\/\/)/, '')}</a>
          </p>
        </section>
      )}
      <section aria-labelledby="contact-cookies">
        <h2 id="contact-cookies">
          <FormattedMessage id="info.cookieFree" />
        </h2>
        <p>
          <FormattedMessage id="contact.cookieFreeText" />{' '}
          <Link to="/documents/privacy-policy">
            <FormattedMessage id="shell.info.privacy" />
          </Link>
        </p>
      </section>
      <p>
        <Link to="/how-it-works">
          <FormattedMessage id="contact.readFirst" />
        </Link>
      </p>
    </aside>
  );
}
