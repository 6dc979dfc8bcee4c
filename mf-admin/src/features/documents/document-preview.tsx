import { Dialog, Segmented } from '@wspolnik/system';
import { RichText } from '@wspolnik/system/cards';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type DocumentFormValues, sectionsOf } from './document-form.values.ts';
import { formMessages as messages } from './documents.messages.ts';
import classes from './documents.module.css';

export interface DocumentPreviewProps {
  values: DocumentFormValues;
  onClose(): void;
}

/** The text as visitors will read it, one language at a time. */
export function DocumentPreview({ values, onClose }: DocumentPreviewProps) {
  const { formatMessage } = useIntl();
  const [locale, setLocale] = useState<'pl' | 'en'>('pl');
  const title = formatMessage(messages.preview);
  return (
    <Dialog open size="lg" title={title} onClose={onClose}>
      <div className={classes.preview}>
        <Segmented
          label={title}
          value={locale}
          onChange={(value) => setLocale(value === 'en' ? 'en' : 'pl')}
          options={[
            { value: 'pl', label: 'Polski' },
            { value: 'en', label: 'English' },
          ]}
        />
        <RichText text={values[`changes_${locale}`]} />
        {sectionsOf(values, locale).map(({ heading, text }, index) => (
          <section key={index} lang={locale}>
            <h3>{`${index + 1}. ${heading}`}</h3>
            <RichText text={text} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
