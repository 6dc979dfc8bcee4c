import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/testing';
import { admin, exampleCompany, network } from '../../testing/profiles.ts';
import { renderUi } from '../../testing/render-ui.ts';
import { CompanyWidget } from './company-widget.tsx';

const nothing = () => undefined;
const NAME = exampleCompany.name;

test.each(['side', 'header'] as const)('the widget has no axe violations as %s', async (variant) => {
  const { container } = await renderUi(
    <CompanyWidget
      variant={variant}
      company={exampleCompany}
      {...{ network, admin }}
      onShare={nothing}
      onMessage={nothing}
    />,
  );
  expect(await axe(container)).toEqual([]);
});

test('the company is the heading on its own page and not a link', async () => {
  await renderUi(<CompanyWidget variant="header" company={exampleCompany} />);
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('beside another page the company is a link', async () => {
  await renderUi(<CompanyWidget company={exampleCompany} href="/companies/7?tab=offers" />);
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/companies/7?tab=offers');
});
