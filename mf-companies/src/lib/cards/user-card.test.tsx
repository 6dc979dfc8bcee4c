import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { exampleUser } from '../../testing/profiles.ts';
import { renderUi } from '../../testing/render-ui.ts';
import { UserCard } from './user-card.tsx';

const nothing = () => undefined;
const network = { type: 'user', authenticated: true, onChange: nothing, onError: nothing } as const;

test('a person is a link to the profile, and only signed-in users can write a message', async () => {
  const user = userEvent.setup();
  const onMessage = jest.fn();
  await renderUi(<UserCard user={exampleUser} onMessage={onMessage} onShare={nothing} />, { locale: 'en' });
  expect(screen.getByText('Księgowość dla gastronomii')).toBeVisible();
  expect(screen.getByRole('link', { name: exampleUser.name })).toHaveAttribute('href', '/en/profiles/9');
  await user.click(screen.getByRole('button', { name: `Write a message: ${exampleUser.name}` }));
  expect(onMessage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: `Share: ${exampleUser.name}` })).toBeInTheDocument();
});

test('the card has no axe violations', async () => {
  const { container } = await renderUi(
    <UserCard user={exampleUser} network={network} onShare={nothing} onMessage={nothing} headingLevel={2} />,
  );
  expect(await axe(container)).toEqual([]);
});
