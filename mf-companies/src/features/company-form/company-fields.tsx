import { COMPANY_LINK_LENGTH, COMPANY_NAME_LENGTH, COMPANY_TEXT_LENGTH, EMAIL_LENGTH } from '@wspolnik/contract/limits';
import { Button } from '@wspolnik/system';
import { ImageField } from '@wspolnik/system/files';
import { CategoryField, FieldPair, FormSection, PhoneField, RichTextField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { useCategories } from '../../lib/categories.reads.ts';
import { formMessages as messages } from './company-form.messages.ts';
import classes from './company-form.module.css';
import type { CompanyFormValues } from './company-form.values.ts';
import { CompanyPlace } from './company-place.tsx';

export function CompanyFields({ hasLogo }: { hasLogo: boolean }) {
  const { formatMessage } = useIntl();
  const { name } = useFormikContext<CompanyFormValues>().values;
  return (
    <>
      <FormSection title={formatMessage(messages.basics)}>
        <TextField
          name="name"
          label={formatMessage(messages.name)}
          help={formatMessage(messages.nameHelp)}
          autoComplete="organization"
          maxLength={COMPANY_NAME_LENGTH}
          required
        />
        {hasLogo && (
          <ImageField
            name="image"
            owner={name}
            label={formatMessage(messages.logo)}
            help={formatMessage(messages.logoHelp)}
            shape="square"
          />
        )}
        <Category />
        <TextField
          name="founded_year"
          label={formatMessage(messages.foundedYear)}
          help={formatMessage(messages.foundedYearHelp)}
          inputMode="numeric"
          maxLength={4}
        />
        <RichTextField
          name="description"
          label={formatMessage(messages.description)}
          help={formatMessage(messages.descriptionHelp)}
          maxLength={COMPANY_TEXT_LENGTH}
        />
      </FormSection>
      <FormSection title={formatMessage(messages.place)}>
        <CompanyPlace />
      </FormSection>
      <FormSection title={formatMessage(messages.contact)} hint={formatMessage(messages.contactHint)}>
        <FieldPair>
          <TextField
            name="email"
            type="email"
            label={formatMessage(messages.email)}
            autoComplete="email"
            maxLength={EMAIL_LENGTH}
          />
          <PhoneField name="phone" label={formatMessage(messages.phone)} />
        </FieldPair>
      </FormSection>
      <FormSection title={formatMessage(messages.links)}>
        <LinkField name="website" />
        <LinkField name="facebook" />
        <LinkField name="linkedin" />
        <LinkField name="twitter" />
      </FormSection>
    </>
  );
}

function Category() {
  const { formatMessage } = useIntl();
  const { categories, hasFailed, retry } = useCategories();
  return (
    <>
      <CategoryField name="category_id" label={formatMessage(messages.category)} categories={categories} required />
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {formatMessage(messages.categoriesFailed)}{' '}
          <Button variant="soft" size="sm" onClick={retry}>
            {formatMessage(messages.retry)}
          </Button>
        </p>
      )}
    </>
  );
}

/** What an address of each looks like; the same in every language. */
const EXAMPLES = {
  website: 'https://firma.pl',
  facebook: 'https://www.facebook.com/firma',
  linkedin: 'https://www.linkedin.com/company/firma',
  twitter: 'https://x.com/firma',
};

function LinkField({ name }: { name: keyof typeof EXAMPLES }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      name={name}
      type="url"
      inputMode="url"
      label={formatMessage(messages[name])}
      placeholder={EXAMPLES[name]}
      maxLength={COMPANY_LINK_LENGTH}
    />
  );
}
