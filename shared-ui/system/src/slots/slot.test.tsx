import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { useIntl } from 'react-intl';
import { defineSlot } from './define-slot.tsx';
import { configureSlots, type SlotSource } from './registry.ts';
import { Slot } from './slot.tsx';

declare module './slot-map.ts' {
  interface SlotMap {
    'sample.offers': { companyId: string };
  }
}

const texts = { pl: { 'offers.of': 'Oferty firmy {id}' }, en: { 'offers.of': 'Offers of {id}' } };
const loadMessages = { pl: async () => texts.pl, en: async () => texts.en };

function CompanyOffers({ companyId }: { companyId: string }) {
  const intl = useIntl();
  if (companyId === 'broken') throw new Error('broken');
  return <p>{intl.formatMessage({ id: 'offers.of' }, { id: companyId })}</p>;
}
const slot = defineSlot<'sample.offers'>({ Component: CompanyOffers, loadMessages });

const offer = (source: SlotSource | null) =>
  act(() => configureSlots((name) => (name === 'sample.offers' ? source : null)));
const working: SlotSource = { remote: 'mf_offers', load: async () => ({ slot }) };

let appear: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      appear = () =>
        act(() =>
          callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('content loads when it is first visible, with its own texts and props', async () => {
  const load = jest.fn(working.load);
  offer({ ...working, load });
  await renderUi(<Slot name="sample.offers" companyId="7" fallback={<p>szkielet</p>} />);
  expect(screen.getByText('szkielet')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  appear();
  expect(await screen.findByText('Oferty firmy 7')).toBeInTheDocument();
});

test('an unprovided slot is empty until a remote provides it', async () => {
  offer(null);
  const { container } = await renderUi(<Slot name="sample.offers" companyId="7" eager />);
  expect(container).toBeEmptyDOMElement();
  offer(working);
  expect(await screen.findByText('Oferty firmy 7')).toBeInTheDocument();
});

test('a failed slot offers a retry that works once the cause is fixed', async () => {
  const user = userEvent.setup();
  const load = jest.fn(working.load).mockRejectedValueOnce(new Error('404'));
  offer({ ...working, load });
  await renderUi(<Slot name="sample.offers" companyId="7" eager />);
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Oferty firmy 7')).toBeInTheDocument();
});

test('an invalid module, and a crash inside a slot, do not affect the page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  offer({ remote: 'mf_offers', load: async () => ({ slot: {} }) });
  const { rerender } = await renderUi(<Slot name="sample.offers" companyId="7" eager />);
  expect(await screen.findByText(/Nie udało się wczytać/)).toBeInTheDocument();
  offer(working);
  rerender(<Slot key="other" name="sample.offers" companyId="broken" eager />);
  expect(await screen.findByText(/Nie udało się wczytać/)).toBeInTheDocument();
});

test('a slot that does not load fails after six seconds', async () => {
  jest.useFakeTimers();
  offer({ remote: 'mf_offers', load: () => new Promise(() => {}) });
  await renderUi(<Slot name="sample.offers" companyId="7" eager />);
  act(() => jest.advanceTimersByTime(5999));
  expect(screen.queryByText(/Nie udało się wczytać/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByText(/Nie udało się wczytać/)).toBeInTheDocument());
});
