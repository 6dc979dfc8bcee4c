import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { OpinionBox } from './opinion-box.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);
const field = () => screen.getByRole('textbox', { name: 'Twoja opinia' });
const publish = () => screen.getByRole('button', { name: 'Opublikuj' });
const question = () => screen.findByRole('alertdialog', { name: 'Czy chcesz zmienić swoją opinię?' });

test('publishing is disabled while the text is empty', async () => {
  const user = userEvent.setup();
  await renderUi(<OpinionBox onPublish={jest.fn()} />);
  expect(field()).toHaveAttribute('placeholder', 'Przekaż swoją opinię...');
  expect(publish()).toBeDisabled();
  await user.type(field(), 'D');
  expect(publish()).toBeEnabled();
  await user.clear(field());
  expect(publish()).toBeDisabled();
});

test('a text of spaces is not submitted, and the field shows an error', async () => {
  const user = userEvent.setup();
  const onPublish = jest.fn();
  await renderUi(<OpinionBox onPublish={onPublish} replaces />);
  await user.type(field(), '   ');
  await user.click(publish());
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('To pole jest wymagane.');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onPublish).not.toHaveBeenCalled();
  await user.type(field(), 'Dobrze');
  expect(field()).toBeValid();
});

test('the text is submitted trimmed with its rating, and both are reset once it is stored', async () => {
  const user = userEvent.setup();
  let stored: () => void = () => undefined;
  const onPublish = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        stored = resolve;
      }),
  );
  await renderUi(<OpinionBox onPublish={onPublish} rated />);
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.type(field(), '  Polecam  ');
  await user.click(publish());
  expect(onPublish).toHaveBeenCalledWith({ text: 'Polecam', rating: 3 });
  await user.click(publish());
  expect(onPublish).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('  Polecam  ');
  stored();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('no rating is submitted without stars', async () => {
  const user = userEvent.setup();
  const onPublish = jest.fn();
  await renderUi(<OpinionBox onPublish={onPublish} />);
  expect(screen.queryByRole('button', { name: /gwiazd/ })).not.toBeInTheDocument();
  await user.type(field(), 'Dobrze');
  await user.click(publish());
  expect(onPublish).toHaveBeenCalledWith({ text: 'Dobrze' });
});

test('a failed submission keeps the text and shows the reason', async () => {
  const user = userEvent.setup();
  const onPublish = jest.fn(() => Promise.reject(new Error('offline')));
  await renderUi(<OpinionBox onPublish={onPublish} rated error="Brak połączenia" />);
  await user.click(screen.getByRole('button', { name: '5 gwiazdek' }));
  await user.type(field(), 'Dobrze');
  await user.click(publish());
  await waitFor(() => expect(publish()).not.toHaveAttribute('aria-busy'));
  expect(field()).toHaveValue('Dobrze');
  expect(screen.getByRole('button', { name: '5 gwiazdek', pressed: true })).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription('Brak połączenia');
});

test('replacing asks for confirmation: cancel closes it, confirm submits', async () => {
  const user = userEvent.setup();
  const onPublish = jest.fn();
  await renderUi(<OpinionBox onPublish={onPublish} replaces rated />);
  await user.type(field(), 'Jednak nie');
  await user.click(publish());
  expect(await question()).toHaveTextContent('Opinia o tej firmie już istnieje. Czy chcesz ją zaktualizować?');
  await user.click(screen.getByRole('button', { name: 'Nie zmieniaj' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onPublish).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Jednak nie');
  await user.click(publish());
  await question();
  await user.click(screen.getByRole('button', { name: 'Tak, zmień' }));
  expect(onPublish).toHaveBeenCalledWith({ text: 'Jednak nie', rating: 0 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field()).toHaveValue('');
});

test('the box accepts 1000 characters; of more it keeps all, announces the excess and publishes nothing', async () => {
  const user = userEvent.setup();
  const onPublish = jest.fn();
  await renderUi(<OpinionBox onPublish={onPublish} />);
  field().focus();
  await user.paste('😀'.repeat(1001));
  expect(field()).toHaveValue('😀'.repeat(1001));
  expect(screen.getByText('1001 z 1000')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Za długo o 1 znak. Skróć tekst.');
  await user.click(publish());
  expect(field()).toHaveAccessibleDescription('Maksymalnie 1000 znaków.');
  expect(onPublish).not.toHaveBeenCalled();
  await user.clear(field());
  await user.paste('😀'.repeat(1000));
  await user.click(publish());
  expect(onPublish).toHaveBeenCalledTimes(1);
});

test.each([
  ['pl', 'Opublikuj'],
  ['en', 'Publish'],
] as const)('no axe violations in %s', async (locale, name) => {
  const { container } = await renderUi(
    <main>
      <OpinionBox onPublish={jest.fn()} rated />
    </main>,
    { locale },
  );
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});
