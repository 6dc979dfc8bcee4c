import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { FilterChip } from './filter-chip.tsx';

test('a filter chip is a link that removes the filter', async () => {
  const user = userEvent.setup();
  const onRemove = jest.fn();
  await renderUi(<FilterChip to="/offers" label="Kraków, 50 km" onRemove={onRemove} />);
  await user.click(screen.getByRole('link', { name: 'Usuń filtr: Kraków, 50 km' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
