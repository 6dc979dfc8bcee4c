import { Callout } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { CompanyDraft } from './company-draft.ts';
import { draftMessages as messages } from './company-form.messages.ts';

interface DraftWarningsProps {
  stored: CompanyDraft | null;
  /** The company changed after the draft was saved. */
  isOutdated: boolean;
}

export function DraftWarnings({ stored, isOutdated }: DraftWarningsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {stored?.hasLostLogo && <Callout tone="danger">{formatMessage(messages.lostLogo)}</Callout>}
      {isOutdated && <Callout>{formatMessage(messages.outdated)}</Callout>}
    </>
  );
}
