import { FormattedMessage } from 'react-intl';
import { InfoPage } from './info-page.tsx';
import { TextSections } from './text-sections.tsx';

const TERMS = ['service', 'account', 'offers', 'orders', 'points', 'content', 'end'];
const PRIVACY = ['controller', 'data', 'purpose', 'sharing', 'time', 'rights', 'storage'];

function Valid() {
  return (
    <p>
      <FormattedMessage id="documents.valid" />
    </p>
  );
}

export function TermsPage() {
  return (
    <InfoPage titleId="terms.title" lead="terms.lead">
      <TextSections idOf={(section) => `terms.${section}`} sections={TERMS} />
      <Valid />
    </InfoPage>
  );
}

export function PrivacyPage() {
  return (
    <InfoPage titleId="privacy.title" lead="privacy.lead">
      <TextSections idOf={(section) => `privacy.${section}`} sections={PRIVACY} />
      <Valid />
    </InfoPage>
  );
}
