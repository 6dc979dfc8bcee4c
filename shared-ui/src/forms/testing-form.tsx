import { Form, Formik } from 'formik';
import type { ComponentType } from 'react';

interface StoryValues {
  /** Initial values by the field's name. */
  values: Record<string, unknown>;
  /** Errors shown from the start: ids of messages. */
  errors?: Record<string, string>;
}

/** A decorator for stories: the form around a field. */
export const inForm =
  ({ values, errors = {} }: StoryValues) =>
  (Story: ComponentType) => (
    <Formik
      initialValues={values}
      initialErrors={errors}
      initialTouched={Object.fromEntries(Object.keys(errors).map((name) => [name, true]))}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={() => undefined}
    >
      <Form noValidate style={{ maxWidth: 420 }}>
        <Story />
      </Form>
    </Formik>
  );
