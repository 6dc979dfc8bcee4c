import type { MailSubscription } from '@wspolnik/contract';
import { changeRead, FailedPage, useAction, useRead } from '@wspolnik/kit';
import { Button, EmptyState, LinkButton, toast, useErrorText, usePage, useSearchParam } from '@wspolnik/system';
import { CircleCheck, Link2Off, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endMails, resumeMails, subscriptionRead } from './notification-settings.api.ts';
import classes from './unsubscribe.module.css';

const ICON = { size: 26, strokeWidth: 1.75 };

/** Opened from a mail, also by somebody who is not signed in. Opening it changes nothing: mail programs follow links. */
export function UnsubscribePage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'unsubscribe.title' });
  usePage({ title });
  const token = useSearchParam('token') ?? '';
  const { data, error, retry } = useRead(token === '' ? null : subscriptionRead({ token }), {
    revalidateOnFocus: false,
  });
  const isWrong = token === '' || error?.code === 'token_invalid' || error?.code === 'validation_failed';
  if (!data && error && !isWrong) return <FailedPage title={title} error={error} onRetry={retry} />;
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className="wp-visually-hidden">{title}</h1>
      {isWrong && <WrongLink />}
      {!isWrong && (data ? <Subscription token={token} data={data} /> : <div className={classes.skeleton} />)}
    </div>
  );
}

function WrongLink() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Link2Off {...ICON} />}
      title={formatMessage({ id: 'unsubscribe.wrong.title' })}
      text={formatMessage({ id: 'unsubscribe.wrong.text' })}
      action={<SettingsLink />}
    />
  );
}

function SettingsLink() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/account/settings/notifications" variant="outline">
      {formatMessage({ id: 'unsubscribe.settings' })}
    </LinkButton>
  );
}

function Subscription({ token, data: { scope, active } }: { token: string; data: MailSubscription }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const change = useAction((send: (token: string) => Promise<MailSubscription>) => send(token));
  const text = useRef<HTMLDivElement>(null);
  const wasActive = useRef(active);
  // The pressed button is gone; the focus stays at what it has done.
  useEffect(() => {
    if (wasActive.current !== active) text.current?.focus();
    wasActive.current = active;
  }, [active]);
  const press = (send: (token: string) => Promise<MailSubscription>) => async () => {
    try {
      const result = await change.run(send);
      if (!result) return;
      await changeRead(subscriptionRead({ token }), result, { revalidate: false });
      // The link restores only what it has ended itself.
      if (send === resumeMails && !result.active) toast.info(formatMessage({ id: 'unsubscribe.chooseYourself' }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const kind =
    scope === 'digest'
      ? formatMessage({ id: 'unsubscribe.digest' })
      : formatMessage({ id: `notificationSettings.kind.${scope}` });
  const state = active ? 'active' : 'ended';
  return (
    <div ref={text} tabIndex={-1} className={classes.subscription}>
      <EmptyState
        icon={active ? <Mail {...ICON} /> : <CircleCheck {...ICON} />}
        title={formatMessage({ id: `unsubscribe.${state}.title` })}
        text={formatMessage({ id: `unsubscribe.${state}.text` }, { kind })}
        action={
          <div className={classes.actions}>
            <Button
              variant={active ? 'solid' : 'outline'}
              loading={change.isRunning}
              onClick={press(active ? endMails : resumeMails)}
            >
              {formatMessage({ id: `unsubscribe.${state}.action` })}
            </Button>
            <SettingsLink />
          </div>
        }
      />
    </div>
  );
}
