import { Dialog, type Locale } from '@wspolnik/system';
import { RichText } from '@wspolnik/system/cards';
import { Tabs } from '@wspolnik/system/panels';
import { useIntl } from 'react-intl';
import { type DocumentFormValues, sectionsOf } from './document-form.values.ts';
import { formMessages as messages } from './documents.messages.ts';
import classes from './documents.module.css';

export interface DocumentPreviewProps {
  values: DocumentFormValues;
  onClose(): void;
}

/** In their own language, whatever the page's. */
const LANGUAGES = [
  ['pl', 'Polski'],
  ['en', 'English'],
] as const;

/** The text as visitors will read it, one language at a time. */
export function DocumentPreview({ values, onClose }: DocumentPreviewProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.preview);
  return (
    <Dialog open size="lg" title={title} onClose={onClose}>
      <Tabs
        label={title}
        items={LANGUAGES.map(([locale, label]) => ({
          value: locale,
          label,
          content: <Text {...{ values, locale }} />,
        }))}
      />
    </Dialog>
  );
}

function Text({ values, locale }: { values: DocumentFormValues; locale: Locale }) {
  return (
    <div className={classes.preview} lang={locale}>
      <RichText text={values[`changes_${locale}`]} />
      {sectionsOf(values, locale).map(({ heading, text }, index) => (
        <section key={index}>
          <h3>{`${index + 1}. ${heading}`}</h3>
          <RichText text={text} />
        </section>
      ))}
    </div>
  );
}
