import { screen, within } from '@testing-library/react';
import { axe, renderUi } from '@wspolnik/testing/ui';
import { RichText } from './rich-text.tsx';

test('shows paragraphs, lists, emphasis and links', async () => {
  const { container } = await renderUi(
    <RichText
      text={'**Montaż** i *serwis*\n\n1. Wycena\n2. Dostawa\n   - kurier\n\n[Cennik](https://firma.pl/cennik)'}
    />,
  );
  expect(screen.getByText('Montaż').tagName).toBe('STRONG');
  expect(screen.getByText('serwis').tagName).toBe('EM');
  const [numbered] = screen.getAllByRole('list');
  expect(within(numbered as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  const link = screen.getByRole('link', { name: 'Cennik' });
  expect(link).toHaveAttribute('href', 'https://firma.pl/cennik');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(await axe(container)).toEqual([]);
});

test('mail links do not open in a new tab', async () => {
  await renderUi(<RichText text="[Napisz](mailto:jan@firma.pl)" />);
  expect(screen.getByRole('link', { name: 'Napisz' })).not.toHaveAttribute('target');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '[kliknij](javascript:alert(1))',
  '<a href="javascript:alert(1)">kliknij</a>',
  '[kliknij](data:text/html,<script>alert(1)</script>)',
])('%s is text', async (text) => {
  const { container } = await renderUi(<RichText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('a, img, script')).toBeNull();
});

test('an empty description renders nothing', async () => {
  const { container } = await renderUi(<RichText text={' \n '} />);
  expect(container.querySelector('div')).toBeNull();
});
