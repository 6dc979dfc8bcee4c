import { screen } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { useErrorText } from './use-error-text.ts';

const Text = ({ error }: { error: unknown }) => <p>{useErrorText()(error)}</p>;

it.each([
  ['a code of the API', { code: 'insufficient_points' }, /punkt/i],
  [
    'a limit',
    { code: 'offer_order_limit', problem: { params: { limit: 3, open: 3 } } },
    /3 otwarte zamówienia tej oferty. Więcej niż 3/,
  ],
  ['a lost connection', { code: 'network' }, /połącz/i],
  ['an unknown code', { code: 'E_LATER' }, 'Coś poszło nie tak. Spróbuj ponownie.'],
  ['an error of the page', new TypeError('x is undefined'), 'Coś poszło nie tak. Spróbuj ponownie.'],
  ['nothing at all', undefined, 'Coś poszło nie tak. Spróbuj ponownie.'],
])('an error has a text for %s', async (_what, error, text) => {
  await renderUi(<Text error={error} />);
  expect(screen.getByText(text)).toBeVisible();
});
