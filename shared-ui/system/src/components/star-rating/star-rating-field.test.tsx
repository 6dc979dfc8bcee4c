import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSubmit, renderForm, send } from '@wspolnik/testing/ui';
import { StarRatingField } from './star-rating-field.tsx';

beforeEach(() => onSubmit.mockClear());

describe('a star rating', () => {
  const stars = () => screen.getByRole('group', { name: /^(Ocena|Rating)/ });

  test.each([
    ['pl', 'Ocena', 'To pole jest wymagane.', '4 gwiazdki'],
    ['en', 'Rating', 'This field is required.', '4 stars'],
  ] as const)(
    'in %s requires at least one star, and is set and cleared by keyboard',
    async (locale, label, error, four) => {
      const user = userEvent.setup();
      await renderForm(<StarRatingField name="stars" label={label} required />, { stars: 0 }, locale);
      expect(stars()).toHaveTextContent(`${label} *`);
      await send(user);
      await waitFor(() => expect(stars()).toHaveAccessibleDescription(error));
      const star = within(stars()).getByRole('button', { name: four });
      expect(star).toBeInvalid();
      star.focus();
      await user.keyboard('{Enter}');
      expect(star).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(stars()).not.toHaveAccessibleDescription());
      await send(user);
      await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ stars: 4 }));
      star.focus();
      await user.keyboard(' ');
      await waitFor(() => expect(stars()).toHaveAccessibleDescription(error));
    },
  );
});
