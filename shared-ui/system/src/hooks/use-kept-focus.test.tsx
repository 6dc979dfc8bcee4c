import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

function List({ withNote = false }) {
  const [names, setNames] = useState(['a', 'b', 'c']);
  const [note, setNote] = useState(withNote);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useKeptFocus(list, () => end.current);
  return (
    <>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              {name}
            </button>
            <button type="button" data-stop="">
              {`stop ${name}`}
            </button>
          </li>
        ))}
        {note && (
          <button type="button" onClick={() => setNote(false)}>
            note
          </button>
        )}
      </ul>
      <button type="button" ref={end} onClick={() => setNames([])}>
        end
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('the focus moves to the item now at the same index, to the last one, and finally outside the list', async () => {
  render(<List />);
  await userEvent.click(button('b'));
  expect(button('stop c')).toHaveFocus();
  await userEvent.click(button('c'));
  expect(button('stop a')).toHaveFocus();
  await userEvent.click(button('a'));
  expect(button('end')).toHaveFocus();
});

it('the focus moves outside the list when the focused element was not in an item', async () => {
  render(<List withNote />);
  await userEvent.click(button('note'));
  expect(button('end')).toHaveFocus();
});

it('the focus does not move a focus that is already elsewhere', async () => {
  render(<List />);
  button('a').focus();
  await userEvent.click(button('end'));
  expect(button('end')).toHaveFocus();
});
