import { act, screen } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { RemoteFailure } from './remote-failure.tsx';

it('a remote that failed to load is retried automatically when the connection is back', async () => {
  const retry = jest.fn(async () => undefined);
  const { unmount } = await renderUi(<RemoteFailure remote="mf_offers" error={new Error('no entry')} retry={retry} />);
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
