import type { Company } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { Button, Callout } from '@wspolnik/system';
import { ImageField, type ImageValue } from '@wspolnik/system/files';
import { Form, FormButtons, FormError, FormParts, FormSection } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useIntl } from 'react-intl';
import { saveLogo } from './company-form.api.ts';
import { logoMessages, formMessages as messages } from './company-form.messages.ts';

export interface LogoLeftProps {
  /** Created, and in use. */
  company: Company;
  image: File;
  /** Why the logo was not saved. */
  reason: string;
  onDone: () => void;
}

interface LogoValues {
  image: ImageValue;
}

/** The choice when a company was created and its logo was not saved: the logo again, or going on without it. */
export function LogoLeft({ company, image, reason, onDone }: LogoLeftProps) {
  const { formatMessage } = useIntl();
  const { submit } = useAction(
    async ({ image: chosen }: LogoValues) => (chosen instanceof File ? saveLogo(chosen) : company),
    { onDone },
  );
  return (
    <Formik<LogoValues> initialValues={{ image }} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate>
          <FormParts>
            <Callout role="status" title={formatMessage(logoMessages.title, { name: company.name })}>
              {formatMessage(logoMessages.text, { reason })}
            </Callout>
            <FormError />
            <FormSection>
              <ImageField
                name="image"
                owner={company.name}
                label={formatMessage(messages.logo)}
                help={formatMessage(messages.logoHelp)}
                shape="square"
              />
            </FormSection>
            <FormButtons>
              <Button variant="ghost" size="lg" onClick={onDone}>
                {formatMessage(logoMessages.skip)}
              </Button>
              <Button type="submit" size="lg" loading={isSubmitting}>
                {formatMessage(logoMessages.save)}
              </Button>
            </FormButtons>
          </FormParts>
        </Form>
      )}
    </Formik>
  );
}
