import type { Opinion } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { OpinionBox, type Opinion as OpinionInput } from '@wspolnik/market';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Link, localePath, toast, useErrorText, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './company-opinions.module.css';
import { OpinionItem } from './opinion-item.tsx';
import { publishOpinion } from './opinions.api.ts';
import { opinionMessages as messages } from './opinions.messages.ts';
import { RemoveOpinion } from './remove-opinion.tsx';

interface OwnOpinionProps {
  companyId: string;
  own: Opinion | null;
}

/** The opinion of the profile in use, or the box to write it. */
export function OwnOpinion({ companyId, own }: OwnOpinionProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const [isEditing, setEditing] = useState(false);
  if (!isAuth) return <SignIn companyId={companyId} />;
  if (own && !isEditing) return <Written own={own} onEdit={() => setEditing(true)} />;
  return (
    <div className={classes.write}>
      <h3 className={classes.subheading}>{formatMessage(own ? messages.yours : messages.write)}</h3>
      <Box companyId={companyId} own={own} onDone={() => setEditing(false)} />
      {own && (
        <Button variant="ghost" size="sm" onClick={() => setEditing(false)}>
          {formatMessage(messages.cancel)}
        </Button>
      )}
    </div>
  );
}

function SignIn({ companyId }: { companyId: string }) {
  const { formatMessage } = useIntl();
  const from = encodeURIComponent(localePath(`/companies/${companyId}`, useLocale()));
  return <Link to={`/auth/login?from=${from}`}>{formatMessage(messages.signIn)}</Link>;
}

function Box({ companyId, own, onDone }: OwnOpinionProps & { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { run } = useAction((opinion: OpinionInput) =>
    publishOpinion({ company_id: companyId, ...opinion }, own !== null),
  );
  const publish = async (opinion: OpinionInput) => {
    setFailure(null);
    try {
      await run(opinion);
    } catch (error) {
      setFailure(errorText(error));
      throw error;
    }
    toast.success(formatMessage(own ? messages.replaced : messages.published));
    onDone();
  };
  return (
    <OpinionBox rated replaces={own !== null} {...(own && { initial: own })} onPublish={publish} error={failure} />
  );
}

function Written({ own, onEdit }: { own: Opinion; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  return (
    <div className={classes.write}>
      <OpinionItem opinion={own} now={now} />
      <div className={classes.actions}>
        {!own.hidden && (
          <Button variant="outline" size="sm" onClick={onEdit}>
            {formatMessage(messages.edit)}
          </Button>
        )}
        <RemoveOpinion id={own.id} label={formatMessage(messages.remove)} />
      </div>
    </div>
  );
}
