import { screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { navigate } from '../routing/location.ts';
import { defineRemote } from './define-remote.tsx';
import { Providers } from './providers.tsx';
import type { AppProps } from './remote-root.tsx';

// single-spa mounts asynchronously, as in a page; the tests wait for the result.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function App({ locale, messages, path, search }: AppProps) {
  return (
    <Providers locale={locale} messages={messages}>
      <Page place={`${path}${search}`} />
    </Providers>
  );
}

function Page({ place }: { place: string }) {
  const intl = useIntl();
  return <h1>{`${intl.formatMessage({ id: 'title' })} ${place} ${intl.formatMessage({ id: 'ui.retry' })}`}</h1>;
}

function setUp() {
  const loadMessages = {
    pl: jest.fn(async () => ({ title: 'Oferty' })),
    en: jest.fn(async () => ({ title: 'Offers' })),
  };
  const domElement = document.createElement('div');
  document.body.replaceChildren(domElement);
  window.history.replaceState(null, '', '/offers?page=2');
  return {
    loadMessages,
    remote: defineRemote({ name: 'mf_test', App, loadMessages }),
    props: { name: 'mf_test', locale: 'pl' as const, domElement },
  };
}

test('texts are loaded before the first mount; the address has no locale', async () => {
  const { remote, props, loadMessages } = setUp();
  await remote.bootstrap(props);
  await remote.mount(props);
  expect(screen.getByRole('heading')).toHaveTextContent('Oferty /offers?page=2 Spróbuj ponownie');
  expect(loadMessages.en).not.toHaveBeenCalled();
  await remote.unmount(props);
  expect(props.domElement).toBeEmptyDOMElement();
});

test('a change of language follows the address without a blank page', async () => {
  const { remote, props } = setUp();
  await remote.bootstrap(props);
  await remote.mount(props);
  window.history.pushState(null, '', '/en/offers');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.getByRole('heading')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Offers /offers Try again'));
  navigate('/offers/1');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Offers /offers/1'));
  await remote.unmount(props);
});

test('mounting again works, in the current language', async () => {
  const { remote, props } = setUp();
  await remote.bootstrap(props);
  await remote.mount(props);
  await remote.unmount(props);
  window.history.pushState(null, '', '/en/offers');
  await remote.mount({ ...props, locale: 'en' });
  expect(screen.getByRole('heading')).toHaveTextContent('Offers /offers');
  await remote.unmount(props);
});

test('texts that fail to load reject the bootstrap, and a second try loads them again', async () => {
  const { props, loadMessages } = setUp();
  loadMessages.pl.mockRejectedValueOnce(new Error('offline'));
  const remote = defineRemote({ name: 'mf_test', App, loadMessages });
  await expect(remote.bootstrap(props)).rejects.toThrow('offline');
  await expect(remote.bootstrap(props)).resolves.toBeUndefined();
});

test("a crash without the shell's error boundary asks the user to refresh", async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { props, loadMessages } = setUp();
  const Broken = () => {
    throw new Error('broken');
  };
  const remote = defineRemote({ name: 'mf_test', App: Broken, loadMessages });
  await remote.bootstrap(props);
  await remote.mount(props);
  expect(await screen.findByRole('button', { name: 'Odśwież stronę' })).toBeInTheDocument();
  await remote.unmount(props);
});
