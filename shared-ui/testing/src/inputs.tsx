import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { Form, rules } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import type { ReactElement } from 'react';
import * as yup from 'yup';
import { renderUi } from './render-ui.tsx';

// A form around the fields of a test.

const SEND = 'Wyślij';
export const onSubmit = jest.fn();
const initialValues = { phone: '', day: '', price: '', note: '' };
const schema = yup.object({
  phone: rules.phone(),
  day: rules.date({ min: '2026-11-21' }),
});

export const renderForm = (
  children: ReactElement,
  values: Partial<typeof initialValues> = {},
  locale: 'pl' | 'en' = 'pl',
) =>
  renderUi(
    <Formik initialValues={{ ...initialValues, ...values }} validationSchema={schema} onSubmit={onSubmit}>
      <Form noValidate>
        {children}
        <button type="submit">{SEND}</button>
      </Form>
    </Formik>,
    { locale },
  );

export const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: SEND }));
