import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, renderUi } from '@wspolnik/testing/ui';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import * as yup from 'yup';
import { rules } from '../../validators/rules.ts';
import { FormError } from '../form/form-error.tsx';
import { CategoryField } from './category-field.tsx';
import { CategoryFilter, CategorySelect } from './category-select.tsx';
import { type CategoryNode, toggleCategory } from './category-tree-model.ts';
import { exampleCategories } from './testing/categories.ts';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

interface FilterProps {
  start?: string[];
  searchable?: boolean;
  counts?: 'offer_count';
  categories?: readonly CategoryNode[];
}

function Filter({ start = [], categories = exampleCategories, ...rest }: FilterProps) {
  const [value, setValue] = useState<readonly string[]>(start);
  return (
    <CategoryFilter
      {...rest}
      aria-label="Kategoria"
      categories={categories}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const names = () => screen.queryAllByRole('treeitem').map((each) => each.textContent);

const find = (id: string, nodes: readonly CategoryNode[] = exampleCategories): CategoryNode[] =>
  nodes.flatMap((node) => (node.id === id ? [node] : find(id, node.children)));

test('pictures are shown where one category is chosen, not in filters', async () => {
  await renderUi(
    <>
      <CategorySelect aria-label="Jedna" categories={exampleCategories} value="" onChange={onChange} />
      <Filter />
    </>,
  );
  const pictures = (tree: string) => screen.getByRole('tree', { name: tree }).querySelectorAll('img[alt=""]').length;
  expect([pictures('Jedna'), pictures('Kategoria')]).toEqual([1, 0]);
});

describe('several categories', () => {
  test('a selected parent selects everything below it, a partial selection is mixed', async () => {
    const user = userEvent.setup();
    await renderUi(<Filter start={['it-www-sklepy']} counts="offer_count" />);
    expect(item(/^IT/)).toHaveAttribute('aria-checked', 'mixed');
    expect(item(/^Strony/)).toHaveAttribute('aria-checked', 'mixed');
    expect(item(/^Sklepy/)).toHaveAttribute('aria-checked', 'true');
    await user.click(item(/^Wizytówki/));
    expect(onChange).toHaveBeenLastCalledWith(['it-www']);
    await user.click(item(/^Aplikacje/));
    expect(onChange).toHaveBeenLastCalledWith(['it']);
    expect(item(/^IT/)).toHaveAttribute('aria-checked', 'true');
    await user.click(item(/^Sklepy/));
    expect(onChange).toHaveBeenLastCalledWith(['it-www-wizytowki', 'it-apki']);
    expect(screen.getByText('Wybrano: 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wyczyść wybór kategorii' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('a selection is opened once the categories are loaded', async () => {
    const { rerender } = await renderUi(<Filter start={['it-www-sklepy']} categories={[]} />);
    expect(names()).toEqual([]);
    rerender(<Filter start={['it-www-sklepy']} />);
    expect(item(/^Sklepy/)).toHaveAttribute('aria-checked', 'true');
  });

  test.each([
    [[], 'it', ['it']],
    [['it'], 'it', []],
    [['it-apki'], 'it', ['it']],
    [['it-www'], 'it-apki', ['it']],
    [['it'], 'it-www-sklepy', ['it-www-wizytowki', 'it-apki']],
    [['gone', 'prawo'], 'energia', ['energia', 'prawo']],
  ])('%j with a click on %s is %j', (value, id, next) => {
    expect(toggleCategory(exampleCategories, value, find(id)[0] as CategoryNode)).toEqual(next);
  });

  test('keys follow the ARIA tree pattern', async () => {
    const user = userEvent.setup();
    await renderUi(<Filter />);
    await user.tab();
    expect(item('IT i oprogramowanie')).toHaveFocus();
    expect(item('IT i oprogramowanie')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}');
    expect(item('IT i oprogramowanie')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(item('Sklepy internetowe')).toHaveFocus();
    expect(item('Sklepy internetowe')).toHaveAttribute('aria-level', '3');
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['it-www-sklepy']);
    await user.keyboard('{ArrowLeft}');
    expect(item('Strony i sklepy')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(item('Strony i sklepy')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(item('Łowiectwo')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Łowiectwo')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(item('Strony i sklepy')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['it-www']);
    await user.keyboard('pr');
    expect(item('Prawo i doradztwo')).toHaveFocus();
    await user.keyboard('{Home}');
    await user.keyboard('*');
    expect(names()).toContain('Fotowoltaika');
  });

  test('the tree is one Tab stop, at the last focused row', async () => {
    const user = userEvent.setup();
    await renderUi(
      <>
        <Filter />
        <button type="button">Dalej</button>
      </>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dalej' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(item('Energia')).toHaveFocus();
  });

  test('the arrow expands without selecting', async () => {
    const user = userEvent.setup();
    await renderUi(<Filter />);
    await user.click(item('Energia').firstElementChild as Element);
    expect(names()).toContain('Fotowoltaika');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a search keeps the paths to its matches, ignores diacritics and continues by keyboard', async () => {
    const user = userEvent.setup();
    await renderUi(<Filter searchable />);
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj kategorii' }), 'SKLEPY');
    expect(names()).toEqual(['IT i oprogramowanie', 'Strony i sklepy', 'Sklepy internetowe']);
    expect(screen.getByRole('status')).toHaveTextContent('Znaleziono 2 kategorie');
    await user.keyboard('{ArrowDown}{End} ');
    expect(onChange).toHaveBeenLastCalledWith(['it-www-sklepy']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'lowi');
    expect(names()).toEqual(['Łowiectwo']);
    await user.type(screen.getByRole('searchbox'), 'qq');
    expect(names()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Brak kategorii o takiej nazwie');
  });
});

describe('in a form', () => {
  const onSubmit = jest.fn();
  const schema = yup.object({ one: rules.select() });
  const renderForm = (locale: 'pl' | 'en' = 'pl') =>
    renderUi(
      <Formik initialValues={{ one: '' }} validationSchema={schema} onSubmit={onSubmit}>
        <Form noValidate>
          <FormError />
          <CategoryField name="one" label="Kategoria" categories={exampleCategories} required />
          <button type="submit">Wyślij</button>
        </Form>
      </Formik>,
      { locale },
    );

  test('one category of any level can be selected and shows its path', async () => {
    const user = userEvent.setup();
    await renderForm();
    const tree = screen.getByRole('tree', { name: /Kategoria/ });
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(tree).toHaveAccessibleDescription('Wybierz co najmniej jedną opcję.'));
    expect(tree).toBeInvalid();
    expect(tree).toBeRequired();
    await waitFor(() => expect(within(tree).getByRole('treeitem', { name: 'IT i oprogramowanie' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(within(tree).getByRole('treeitem', { selected: true })).toHaveTextContent('Strony i sklepy');
    expect(screen.getByText('IT i oprogramowanie › Strony i sklepy')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ one: 'it-www' }));
  });

  test('the tree speaks English and has no axe violations', async () => {
    const user = userEvent.setup();
    await renderForm('en');
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await screen.findAllByText('Choose at least one option.');
    expect(screen.getByRole('treeitem', { name: 'IT and software' })).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });
});
