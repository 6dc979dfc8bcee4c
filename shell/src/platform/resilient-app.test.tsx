import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createResilientApp, type RemoteApp, type ResilientHost } from './resilient-app.ts';

let container: HTMLElement;
let reports: unknown[];

/** A remote as built by single-spa-react: one root, the shell's boundary around the page. */
function remoteApp(Page: React.ComponentType, calls: string[] = []): RemoteApp {
  let root: Root | undefined;
  return {
    bootstrap: async () => void calls.push('bootstrap'),
    async mount({ domElement, errorBoundaryClass }) {
      calls.push('mount');
      root = createRoot(domElement as HTMLElement);
      const Boundary = errorBoundaryClass as React.ComponentType<React.PropsWithChildren>;
      flushSync(() => root?.render(React.createElement(Boundary, null, React.createElement(Page))));
    },
    async unmount() {
      calls.push('unmount');
      root?.unmount();
    },
  };
}

const Page = () => <h1>page of the remote</h1>;

function host(load: () => Promise<RemoteApp>, reset = () => {}): ResilientHost {
  return {
    name: 'mf_offers',
    container,
    version: () => '1',
    load,
    reset,
    props: () => ({}),
    showSkeleton(place) {
      place.textContent = 'skeleton';
      return () => {};
    },
    showFailure(place, error, retry) {
      const button = document.createElement('button');
      button.textContent = `retry after ${(error as Error).message}`;
      button.onclick = () => void retry();
      place.append(button);
      return () => button.remove();
    },
    report: (error) => void reports.push(error),
    watch: () => () => {},
  };
}

beforeEach(() => {
  // The roots here are the remote's own, as in the product, and not wrapped in act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  reports = [];
  document.body.innerHTML = '<main></main>';
  container = document.querySelector('main') as HTMLElement;
});
afterEach(() => jest.useRealTimers());

it('shows a skeleton, then the page, and leaves nothing behind', async () => {
  const calls: string[] = [];
  const app = createResilientApp(host(async () => remoteApp(Page, calls)));
  await app.mount();
  expect(container).toHaveTextContent('skeleton');
  expect(await screen.findByRole('heading')).toHaveTextContent('page of the remote');
  await waitFor(() => expect(container).not.toHaveTextContent('skeleton'));
  await app.unmount();
  expect(container).toBeEmptyDOMElement();
  await app.mount();
  await screen.findByRole('heading');
  expect(calls).toEqual(['bootstrap', 'mount', 'unmount', 'mount']);
});

it('the application keeps the frame of the HTML until the page is rendered', async () => {
  container.innerHTML = '<p>frame</p>';
  const app = createResilientApp(host(async () => remoteApp(Page)));
  await app.mount();
  expect(container).toHaveTextContent('frame');
  await screen.findByRole('heading');
  await waitFor(() => expect(container).not.toHaveTextContent('frame'));
});

it('shows a panel instead of a remote that does not load, and Retry loads the page', async () => {
  const reset = jest.fn();
  const load = jest
    .fn<Promise<RemoteApp>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(remoteApp(Page));
  const app = createResilientApp(host(load, reset));
  await expect(app.mount()).resolves.toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'retry after 404' }));
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(reset).toHaveBeenCalledTimes(1);
  expect(reports).toHaveLength(1);
});

const STAGES = [
  ['load', 6000],
  ['bootstrap', 4000],
  ['mount', 4000],
] as const;
type Stage = (typeof STAGES)[number][0];

/** A remote whose stage does this the first time, and works from then on. */
function failingOnce(stage: Stage, failure: () => Promise<never>): ResilientHost {
  const app = remoteApp(Page);
  let isFirst = true;
  const orFail = <Result,>(name: Stage, work: () => Promise<Result>): Promise<Result> => {
    const fails = name === stage && isFirst;
    if (fails) isFirst = false;
    return fails ? failure() : work();
  };
  const faulty: RemoteApp = {
    ...app,
    bootstrap: (props) => orFail('bootstrap', () => app.bootstrap(props)),
    mount: (props) => orFail('mount', () => app.mount(props)),
  };
  return host(() => orFail('load', async () => faulty));
}

it.each(STAGES)('shows a panel when %s rejects, and Retry shows the page', async (stage) => {
  const app = createResilientApp(failingOnce(stage, () => Promise.reject(new Error('broken'))));
  await app.mount();
  await userEvent.click(await screen.findByRole('button', { name: 'retry after broken' }));
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

/** Milliseconds in which the tasks between the stages have run. */
const TASKS = 10;

it.each(STAGES)(
  'the application gives up %s after %i ms without an answer, and Retry shows the page',
  async (stage, limit) => {
    jest.useFakeTimers();
    const app = createResilientApp(failingOnce(stage, () => new Promise(() => {})));
    await app.mount();
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(screen.queryByRole('button')).toBeNull();
    await jest.advanceTimersByTimeAsync(TASKS);
    screen.getByRole('button', { name: new RegExp(`${stage} mf_offers: no answer`) }).click();
    await jest.advanceTimersByTimeAsync(TASKS);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('the application catches a render error, and Retry shows the repaired page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Crashing = () => {
    if (broken) throw new Error('boom');
    return <Page />;
  };
  const app = createResilientApp(host(async () => remoteApp(Crashing)));
  await app.mount();
  const retry = await screen.findByRole('button', { name: 'retry after boom' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading')).toBeVisible();
});

it('the application does not show a page that arrives after the person has left', async () => {
  let arrive: (app: RemoteApp) => void = () => {};
  const app = createResilientApp(
    host(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    ),
  );
  await app.mount();
  await app.unmount();
  arrive(remoteApp(Page));
  await new Promise((resolve) => setTimeout(resolve));
  expect(container).toBeEmptyDOMElement();
});

it('the application unmounts although the remote throws', async () => {
  const failing = { ...remoteApp(Page), unmount: () => Promise.reject(new Error('stuck')) };
  const app = createResilientApp(host(async () => failing));
  await app.mount();
  await screen.findByRole('heading');
  await expect(app.unmount()).resolves.toBeUndefined();
  expect(container).toBeEmptyDOMElement();
});
