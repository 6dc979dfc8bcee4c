import type { ConsentDue } from '@wspolnik/contract';
import { useAction, useRead } from '@wspolnik/kit';
import { ApiError, refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, Dialog, formatDate, Link, LinkButton, useErrorText, useLocale } from '@wspolnik/system';
import { RichText } from '@wspolnik/system/cards';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { legalDocumentRead } from '../../lib/legal-documents.reads.ts';
import styles from './consent-dialog.module.css';
import { giveConsents } from './consents.api.ts';

export interface ConsentDialogProps {
  due: readonly ConsentDue[];
  /** Called when the code cannot be loaded; the dialog itself has no other way out than its buttons. */
  onClose(): void;
}

const linkTo = (path: string) => (text: ReactNode) => (
  <Link key={path} to={path}>
    {text}
  </Link>
);

/** The terms need acceptance; a new privacy policy is information that the person confirms to have read. */
export function ConsentDialog({ due, onClose }: ConsentDialogProps) {
  const locale = useLocale();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const { run, isRunning } = useAction(() => giveConsents(due, locale), {
    onDone: (reply) => {
      const { user, setUser } = useSessionStore.getState();
      if (user) setUser({ ...user, consents_due: reply.due });
    },
  });
  const accept = () => {
    setFailure(null);
    run().catch((error: unknown) => {
      setFailure(error);
      // A newer version is in force meanwhile: the dialog asks about that one.
      if (error instanceof ApiError && error.code === 'invalid_transition') refreshMe().catch(() => undefined);
    });
  };
  const kind = due.length > 1 ? 'both' : (due[0]?.document ?? 'both');
  return (
    <Dialog
      open
      busy
      role="alertdialog"
      onClose={onClose}
      title={<FormattedMessage id={`consents.title.${kind}`} />}
      footer={
        <>
          <LinkButton variant="outline" to="/auth/logout">
            <FormattedMessage id="shell.account.logout" />
          </LinkButton>
          <Button onClick={accept} loading={isRunning}>
            <FormattedMessage id={kind === 'privacy-policy' ? 'consents.read' : 'consents.accept'} />
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {due.map((one) => (
          <DueDocument key={one.document} due={one} />
        ))}
        <p className={styles.other}>
          <FormattedMessage
            id="consents.otherwise"
            values={{ data: linkTo('/account/settings/profile'), gone: linkTo('/account/settings/delete') }}
          />
        </p>
        <div role="status">{failure !== null && <Callout tone="danger">{errorText(failure)}</Callout>}</div>
      </div>
    </Dialog>
  );
}

/** What changed since the version that the person knows. */
function DueDocument({ due: { document, version, accepted } }: { due: ConsentDue }) {
  const locale = useLocale();
  const { data } = useRead(legalDocumentRead({ document }));
  const unseen = data?.versions.filter((one) => one.version <= version && one.version > (accepted ?? 0)) ?? [];
  return (
    <section className={styles.document} aria-labelledby={`consent-${document}`}>
      <h3 id={`consent-${document}`}>
        <FormattedMessage id={document === 'terms-of-service' ? 'terms.title' : 'privacy.title'} />
      </h3>
      {unseen.map((one) => (
        <div key={one.version} className={styles.version}>
          <p className={styles.other}>
            <FormattedMessage
              id="documents.version"
              values={{ version: one.version, date: formatDate(one.valid_from, locale) }}
            />
          </p>
          <RichText text={one.changes[locale]} />
        </div>
      ))}
      <Link to={`/documents/${document}`} target="_blank">
        <FormattedMessage id="consents.whole" />
      </Link>
    </section>
  );
}
