import { Form, Formik } from 'formik';
import type { ComponentType } from 'react';

interface StoryForm {
  /** Initial values by the field's name. */
  values: Record<string, unknown>;
  /** Errors shown from the start: ids of messages. */
  errors?: Record<string, string>;
}

/** Parameters of a story, or of all stories of a file: what {@link withForm} starts with. */
export const inForm = (form: StoryForm) => ({ form });

/** A decorator for a file of stories: one form around each, as a decorator of a story would stand inside the file's. */
export function withForm(Story: ComponentType, { parameters }: { parameters: { form?: StoryForm } }) {
  const { values, errors = {} } = parameters.form ?? { values: {} };
  return (
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
}
