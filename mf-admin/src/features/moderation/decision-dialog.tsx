import type { DecisionKind, ModerationBody, ModerationItem } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import {
  FormDialog,
  REPORT_CATEGORIES,
  rules,
  SelectField,
  TextareaField,
  TextField,
  useCategoryName,
} from '@wspolnik/shared-ui/forms';
import { refresh, useAction } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { moderationRead } from '../../lib/moderation.reads.ts';
import { decideCase } from './moderation.api.ts';
import {
  actionMessages,
  dialogTexts,
  dialogTitles,
  doneMessages,
  fieldMessages as messages,
} from './moderation.messages.ts';

/** Characters, as in `ModerationBody` of the API contract. */
const REASON_MAX = 1000;
const POINT_MAX = 200;

const reason = rules.required().max(REASON_MAX);
const ANSWER_SCHEMA = object({ reason });
const HIDE_SCHEMA = object({
  category: string().required('validators.required'),
  ground: string().required('validators.required'),
  ground_point: rules.required().max(POINT_MAX),
  reason,
});

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
  if (decision !== 'hide') return body;
  const { category, ground } = values;
  return {
    ...body,
    ...(category ? { category } : {}),
    ...(ground ? { ground } : {}),
    ground_point: values.ground_point.trim(),
  };
}

/** Asks for the statement of a decision. When another admin was first it closes, and the list follows. */
export function DecisionDialog({ item, kind, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const isProfile = item.subject.type === 'user' || item.subject.type === 'company';
  const name = kind === 'hide' && isProfile ? 'suspend' : kind;
  const { run } = useAction((body: ModerationBody) => decideCase(body), {
    onDone: () => {
      toast.success(formatMessage(doneMessages[kind]));
      void refresh(moderationRead);
    },
  });
  const followOthers = (error: unknown) => {
    if (!(error instanceof ApiError) || !['already_decided', 'invalid_transition'].includes(error.code)) return;
    toast.info(formatMessage(messages.alreadyDecided));
    void refresh(moderationRead);
    onClose();
  };
  return (
    <FormDialog<Values>
      danger={kind === 'hide'}
      title={formatMessage(dialogTitles[name])}
      initialValues={{ category: item.reports[0]?.category ?? '', ground: '', ground_point: '', reason: '' }}
      schema={kind === 'hide' ? HIDE_SCHEMA : ANSWER_SCHEMA}
      confirm={formatMessage(actionMessages[name])}
      onSubmit={async (values) => (await run(bodyOf(item, kind, values))) === true}
      onProblem={followOthers}
      onClose={onClose}
    >
      <p>{formatMessage(dialogTexts[name])}</p>
      {kind === 'hide' && <Grounds />}
      <TextareaField
        name="reason"
        label={formatMessage(messages.reason)}
        help={formatMessage(messages.reasonHint)}
        required
        rows={4}
        maxLength={REASON_MAX}
        counted
      />
    </FormDialog>
  );
}

function Grounds() {
  const { formatMessage } = useIntl();
  const categoryName = useCategoryName();
  return (
    <>
      <SelectField
        name="category"
        label={formatMessage(messages.category)}
        required
        placeholder={formatMessage(messages.chooseCategory)}
        options={REPORT_CATEGORIES.map((value) => ({ value, label: categoryName(value) }))}
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
        maxLength={POINT_MAX}
      />
    </>
  );
}
