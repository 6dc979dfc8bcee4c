import type { Introduction, IntroductionAction, ProfileCard } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import {
  Avatar,
  Button,
  type DateInput,
  DialogOnDemand,
  Link,
  RelativeDate,
  toast,
  useErrorText,
} from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answerIntroduction } from '../../lib/introductions.api.ts';
import { introductionsRead } from '../../lib/network.reads.ts';
import { ReportProfile } from '../../lib/report-profile/report-profile.tsx';
import classes from './introductions.module.css';

const load = async () =>
  (await import(/* webpackChunkName: "introduction" */ './introduce-dialog.tsx')).IntroduceDialog;

export interface IntroductionCardProps {
  introduction: Introduction;
  side: 'received' | 'sent';
  now: DateInput | null;
}

/** One request: who wants to meet whom, why, how it stands, and what can be done. */
export function IntroductionCard({ introduction, side, now }: IntroductionCardProps) {
  const { formatMessage } = useIntl();
  const { asker, target, introducer, text, words } = introduction;
  const who = side === 'received' ? asker : target;
  return (
    <article className={classes.card}>
      <Avatar
        name={nameOf(who, formatMessage)}
        image={who.image}
        size={48}
        shape={who.type === 'company' ? 'square' : 'round'}
      />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <ProfileLink card={who} />
        </h3>
        <p>
          {formatMessage({ id: side === 'received' ? 'introductions.wants' : 'introductions.through' })}{' '}
          <ProfileLink card={side === 'received' ? target : introduction.first} />
        </p>
        <blockquote>{text}</blockquote>
        {introducer && !introducer.deleted && (
          <p>{formatMessage({ id: 'contacts.introduced_by' }, { name: introducer.name })}</p>
        )}
        {words && <blockquote>{words}</blockquote>}
        <State introduction={introduction} side={side} now={now} />
        <Actions introduction={introduction} side={side} />
      </div>
    </article>
  );
}

type Format = ReturnType<typeof useIntl>['formatMessage'];
const nameOf = (card: ProfileCard, formatMessage: Format) =>
  card.deleted ? formatMessage({ id: 'introductions.deleted' }) : card.name;

function ProfileLink({ card }: { card: ProfileCard }) {
  const { formatMessage } = useIntl();
  const name = nameOf(card, formatMessage);
  if (card.deleted) return <span>{name}</span>;
  return <Link to={`/${card.type === 'company' ? 'companies' : 'profiles'}/${card.id}`}>{name}</Link>;
}

function State({ introduction, side, now }: IntroductionCardProps) {
  const { formatMessage } = useIntl();
  const { status, passed_on, allowed_actions, created_at, ended_at } = introduction;
  const isPassed = status === 'open' && passed_on && !(side === 'received' && allowed_actions.length > 0);
  const state = isPassed ? 'passed_on' : status;
  return (
    <p className={classes.state} data-status={status}>
      <span>{formatMessage({ id: `introductions.status.${state}` })}</span>
      {now !== null && (
        <span>
          {' · '}
          <RelativeDate value={ended_at ?? created_at} now={now} />
        </span>
      )}
    </p>
  );
}

function Actions({ introduction, side }: Omit<IntroductionCardProps, 'now'>) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isIntroducing, setIntroducing] = useState(false);
  const { run, isRunning } = useAction((action: IntroductionAction) => answerIntroduction(introduction.id, { action }));
  const { allowed_actions: allowed, asker, target, next } = introduction;
  if (allowed.length === 0) return null;
  const names = { name: next?.name ?? '', target: target.name };
  const act = async (action: IntroductionAction) => {
    try {
      if (await run(action)) toast.success(formatMessage({ id: `introductions.done.${action}` }, names));
    } catch (error) {
      toast.error(errorText(error));
      // Somebody else may have been faster.
      void refresh(introductionsRead);
    }
  };
  return (
    <div className={classes.actions}>
      {allowed.map((action, index) => (
        <Button
          key={action}
          size="sm"
          variant={index === 0 && action !== 'withdraw' ? 'soft' : 'outline'}
          loading={isRunning}
          onClick={() => (action === 'introduce' ? setIntroducing(true) : void act(action))}
        >
          {formatMessage({ id: `introductions.action.${action}` }, names)}
        </Button>
      ))}
      {side === 'received' && <ReportProfile type={asker.type} id={asker.id} />}
      <DialogOnDemand
        load={load}
        props={isIntroducing ? { introduction, onClose: () => setIntroducing(false) } : null}
      />
    </div>
  );
}
