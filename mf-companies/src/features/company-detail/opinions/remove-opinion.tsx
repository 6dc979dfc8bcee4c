import { QuestionButton } from '@wspolnik/kit';
import { useIntl } from 'react-intl';
import { removeOpinion } from './opinions.api.ts';
import { opinionMessages as messages } from './opinions.messages.ts';

interface RemoveOpinionProps {
  id: string;
  label: string;
}

/** Deletes an opinion after a question: the own one, or any for an admin. */
export function RemoveOpinion({ id, label }: RemoveOpinionProps) {
  const { formatMessage } = useIntl();
  return (
    <QuestionButton
      danger
      label={label}
      confirmLabel={formatMessage(messages.remove)}
      title={formatMessage(messages.removeQuestion)}
      text={formatMessage(messages.removeText)}
      act={() => removeOpinion(id)}
      done={formatMessage(messages.removed)}
    />
  );
}
