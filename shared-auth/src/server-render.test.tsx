/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useSessionStore } from './index.ts';

function Greeting() {
  const { isAuth, isLoading } = useSessionStore();
  return <p>{`${isAuth} ${isLoading}`}</p>;
}

it('a page renders as a guest in Node, without browser globals', () => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(<Greeting />)).toBe('<p>false true</p>');
});
