import { waitFor } from '@testing-library/react';
import * as ui from '@wspolnik/system';
import {
  AmountField,
  CheckboxField,
  FormError,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
} from '@wspolnik/system/forms';
import { Accordion, Tabs } from '@wspolnik/system/panels';
import { axe, exampleOffer, LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Form, Formik } from 'formik';
import { OfferCard } from './offer-card/offer-card.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

const image = { id: '1', url: '/1.jpg', thumbnail: '/1.jpg', alt: 'Front', width: 640, height: 400 };
const nothing = () => undefined;
const values = { a: '', b: '', c: '', d: '', e: '', f: false };
const bad = { a: 'Źle', f: 'Źle' };

const VIEWS: Record<string, React.ReactElement> = {
  card: <OfferCard offer={exampleOffer} href="/offers/1" sharedContacts={2} onShare={nothing} headingLevel={2} />,
  skeleton: <ui.PageSkeleton kind="cards" />,
  pagination: <ui.Pagination page={5} count={700} hrefFor={(page) => `/offers?page=${page}`} />,
  tabs: (
    <Tabs
      label="Oferty"
      items={[
        { value: 'a', label: 'Moje', content: 'Treść' },
        { value: 'b', label: 'Inne', content: 'Inna' },
      ]}
    />
  ),
  accordion: <Accordion items={[{ id: 'a', title: 'Punkty', content: 'Po 14 dniach' }]} />,
  gallery: <ui.Gallery images={[image, { ...image, id: '2' }]} name="Sklep" />,
  ratings: (
    <>
      <ui.StarRating value={4.3} />
      <ui.RatingBadge value={4} />
    </>
  ),
  controls: (
    <>
      <ui.Button loading>Zapisz</ui.Button>
      <ui.IconButton label="Zamknij" icon="×" />
      <ui.FilterChip label="Kraków" onRemove={nothing} />
      <ui.Segmented label="Widok" value="a" onChange={nothing} options={[{ value: 'a', label: 'Lista' }]} />
      <ui.Checkbox count={3}>Energia</ui.Checkbox>
    </>
  ),
  failures: (
    <>
      <ui.ErrorPanel onRetry={nothing} report={{ remote: 'mf_offers', release: '1' }} />
      <ui.EmptyState title="Brak ofert" action={<ui.Button>Wyczyść</ui.Button>} />
    </>
  ),
  form: (
    <Formik initialValues={values} initialErrors={bad} initialTouched={{ a: true, f: true }} onSubmit={nothing}>
      <Form>
        <FormError />
        <TextField name="a" label="Nazwa" required help="Pełna nazwa" />
        <PasswordField name="b" label="Hasło" showRules />
        <AmountField name="c" label="Cena" />
        <SelectField name="d" label="Rodzaj" options={[{ value: 'a', label: 'Usługa' }]} />
        <TextareaField name="e" label="Notatka" counted />
        <CheckboxField name="f" label="Regulamin" required />
      </Form>
    </Formik>
  ),
  dialog: (
    <ui.Dialog open onClose={nothing} title="Kup ofertę" footer={<ui.Button>Kup</ui.Button>}>
      Treść
    </ui.Dialog>
  ),
  share: <ui.ShareDialog open onClose={nothing} url="https://wspolnik.test/" title="Sklep" />,
};

// axe measures text on a canvas for rules that are disabled here.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

test.each(Object.keys(VIEWS))('%s has no axe violations', async (name) => {
  await renderUi(VIEWS[name] ?? <i />);
  if (name === 'dialog' || name === 'share') {
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeInTheDocument());
  }
  expect(await axe(document.body)).toEqual([]);
});
