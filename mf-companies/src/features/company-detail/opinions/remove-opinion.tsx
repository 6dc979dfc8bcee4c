import { removeOpinion } from './opinions.api.ts';
import { opinionMessages as messages } from './opinions.messages.ts';
import { RemoveWithQuestion } from './remove-with-question.tsx';

interface RemoveOpinionProps {
  id: string;
  label: string;
}

/** Deletes an opinion after a question: the own one, or any for an admin. */
export function RemoveOpinion({ id, label }: RemoveOpinionProps) {
  return <RemoveWithQuestion {...{ label, messages }} onRemove={() => removeOpinion(id)} />;
}
