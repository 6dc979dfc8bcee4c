import type { CompanyReference } from '@wspolnik/contract';
import { QuestionButton, useAction } from '@wspolnik/kit';
import { Button, IconButton, toast, useErrorText } from '@wspolnik/system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import classes from './company-showcase.module.css';
import { orderReferences, removeReference } from './showcase.api.ts';

export interface ReferenceOrder {
  /** All references of the company in their order. */
  ids: readonly string[];
  index: number;
}

interface ReferenceActionsProps {
  companyId: string;
  reference: CompanyReference;
  order: ReferenceOrder;
  onEdit: () => void;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

export function ReferenceActions({ companyId, reference: { id, title }, order, onEdit }: ReferenceActionsProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { ids, index } = order;
  const { run, isRunning } = useAction((to: number) =>
    orderReferences(companyId, ids.toSpliced(index, 1).toSpliced(to, 0, id)),
  );
  const move = (to: number) => void run(to).catch((error: unknown) => toast.error(errorText(error)));
  return (
    <div className={classes.actions}>
      <Button variant="outline" size="sm" aria-label={formatMessage(messages.editOf, { title })} onClick={onEdit}>
        {formatMessage(messages.edit)}
      </Button>
      <QuestionButton
        danger
        label={formatMessage(messages.remove)}
        name={formatMessage(messages.removeOf, { title })}
        title={formatMessage(messages.removeQuestion, { title })}
        text={formatMessage(messages.removeText)}
        act={() => removeReference(companyId, id)}
        done={formatMessage(messages.removed)}
      />
      {index > 0 && (
        <IconButton
          variant="ghost"
          size="sm"
          disabled={isRunning}
          label={formatMessage(messages.up, { title })}
          icon={<ArrowUp {...ICON} />}
          onClick={() => move(index - 1)}
        />
      )}
      {index < ids.length - 1 && (
        <IconButton
          variant="ghost"
          size="sm"
          disabled={isRunning}
          label={formatMessage(messages.down, { title })}
          icon={<ArrowDown {...ICON} />}
          onClick={() => move(index + 1)}
        />
      )}
    </div>
  );
}
