import type { DecisionKind, ModerationBody, ModerationItem } from '@wspolnik/contract';
import { GROUND_POINT_LENGTH } from '@wspolnik/contract/limits';
import { forget, useAction, useRead, useSeen } from '@wspolnik/kit';
import { OFFER_REPORT_CATEGORIES, REPORT_CATEGORIES, useCategoryName } from '@wspolnik/market';
import { ApiError } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { FormDialog, rules, SelectField, TextField } from '@wspolnik/system/forms';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { moderationCaseRead, refreshModeration } from '../../lib/moderation.reads.ts';
import { ReasonField, reasonRule } from '../../lib/reason-field.tsx';
import { isProfile } from './is-profile.ts';
import { decideCase, loadCase } from './moderation.api.ts';
import {
  actionMessages,
  changeMessages,
  dialogTexts,
  dialogTitles,
  doneMessages,
  fieldMessages as messages,
} from './moderation.messages.ts';
import { WhatChanged } from './what-changed.tsx';

const ANSWER_SCHEMA = object({ reason: reasonRule });
const GROUNDED_SCHEMA = object({
  category: string().required('validators.required'),
  ground: string().required('validators.required'),
  ground_point: rules.required().max(GROUND_POINT_LENGTH),
  reason: reasonRule,
});

/** An offer may violate what a post may, too. */
const OFFER_CATEGORIES = [...new Set([...OFFER_REPORT_CATEGORIES, ...REPORT_CATEGORIES])];

/** Their statement names the violation. */
const isGrounded = (kind: DecisionKind): boolean => kind === 'hide' || kind === 'warn';

interface Values {
  category: ModerationItem['reports'][number]['category'] | '';
  ground: 'law' | 'terms' | '';
  ground_point: string;
  reason: string;
}

export interface DecisionDialogProps {
  item: ModerationItem;
  kind: DecisionKind;
  onClose(): void;
}

function bodyOf({ subject, version }: ModerationItem, decision: DecisionKind, values: Values): ModerationBody {
  const body = { type: subject.type, subject_id: subject.id, decision, version, reason: values.reason.trim() };
  if (!isGrounded(decision)) return body;
  const { category, ground } = values;
  return {
    ...body,
    ...(category ? { category } : {}),
    ...(ground ? { ground } : {}),
    ground_point: values.ground_point.trim(),
  };
}

/** Versions are compared; differences are found by `WhatChanged`. */
const DECIDED = ['version'] as const;

/** The case as the dialog opened with it, and its present state. */
function useSeenCase(item: ModerationItem) {
  const { data } = useRead(moderationCaseRead({ id: item.id }));
  // An answer to an earlier dialog would be older than the case that this one opens with.
  useEffect(() => () => void forget(moderationCaseRead), []);
  const { seen, ...known } = useSeen(data ?? item, DECIDED);
  return { ...known, seen: seen ?? item };
}

/** Asks for the statement of a decision about the case that was seen; when it changes, shows how and asks again. */
export function DecisionDialog({ item, kind, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const name = kind === 'hide' && isProfile(item) ? 'suspend' : kind;
  const { seen, changed, learn, agree } = useSeenCase(item);
  const { run, isRunning } = useAction((body: ModerationBody) => decideCase(body), {
    onDone: () => {
      toast.success(formatMessage(doneMessages[kind]));
      void refreshModeration();
    },
  });
  const decide = async (values: Values) => {
    try {
      return (await run(bodyOf(seen, kind, values))) === true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'case_changed') throw error;
      learn(await loadCase(item.id));
      void refreshModeration();
      return false;
    }
  };
  const isPossible = changed === null || changed.allowed_actions.includes(kind);
  return (
    <FormDialog<Values>
      danger={kind === 'hide'}
      title={formatMessage(dialogTitles[name])}
      initialValues={{ category: item.reports[0]?.category ?? '', ground: '', ground_point: '', reason: '' }}
      schema={isGrounded(kind) ? GROUNDED_SCHEMA : ANSWER_SCHEMA}
      confirm={formatMessage(actionMessages[name])}
      disabled={!isPossible}
      before={changed && isPossible ? { confirm: formatMessage(changeMessages.accept), onConfirm: agree } : null}
      onSubmit={decide}
      onClose={onClose}
    >
      {changed && !isRunning && <WhatChanged seen={seen} now={changed} isPossible={isPossible} />}
      <p>{formatMessage(dialogTexts[name])}</p>
      {isGrounded(kind) && <Grounds type={seen.subject.type} />}
      <ReasonField label={formatMessage(messages.reason)} help={formatMessage(messages.reasonHint)} />
    </FormDialog>
  );
}

function Grounds({ type }: { type: ModerationItem['subject']['type'] }) {
  const { formatMessage } = useIntl();
  const categoryName = useCategoryName();
  const categories = type === 'offer' ? OFFER_CATEGORIES : REPORT_CATEGORIES;
  return (
    <>
      <SelectField
        name="category"
        label={formatMessage(messages.category)}
        required
        placeholder={formatMessage(messages.chooseCategory)}
        options={categories.map((value) => ({ value, label: categoryName(value) }))}
      />
      <SelectField
        name="ground"
        label={formatMessage(messages.ground)}
        required
        placeholder={formatMessage(messages.chooseGround)}
        options={(['terms', 'law'] as const).map((value) => ({ value, label: formatMessage(messages[value]) }))}
      />
      <TextField
        name="ground_point"
        label={formatMessage(messages.point)}
        help={formatMessage(messages.pointHint)}
        required
        maxLength={GROUND_POINT_LENGTH}
      />
    </>
  );
}
