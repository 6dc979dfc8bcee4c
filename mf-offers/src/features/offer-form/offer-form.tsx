import { Formik } from 'formik';
import { offerFormSchema } from './offer-form.schema.ts';
import { OfferFormBody, type OfferFormProps } from './offer-form-body.tsx';

/** The offer form in steps. Its values are stored on the device until they are sent. */
export function OfferForm(props: OfferFormProps) {
  return (
    <Formik
      initialValues={props.draft?.values ?? props.base}
      validationSchema={offerFormSchema}
      // Blurring a field must not clear an error from the server.
      validateOnBlur={false}
      // OfferFormBody sends the offer, because the person chooses whether it is saved active or inactive.
      onSubmit={() => undefined}
    >
      <OfferFormBody {...props} />
    </Formik>
  );
}
