import { screen } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { Checkbox } from './checkbox.tsx';

test('a checkbox can be mixed when only some of its children are selected', async () => {
  await renderUi(
    <Checkbox indeterminate count={48}>
      IT
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: /IT/ })).toBePartiallyChecked();
});
