import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Button } from './button.tsx';

test('a loading button keeps its name and ignores clicks', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  await renderUi(
    <Button loading onClick={onClick}>
      Zapisz
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(onClick).not.toHaveBeenCalled();
});
