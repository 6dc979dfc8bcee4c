import { screen } from '@testing-library/react';
import {
  Accordion,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorPanel,
  FilterChip,
  Gallery,
  IconButton,
  PageSkeleton,
  Pagination,
  RatingBadge,
  Segmented,
  ShareDialog,
  StarRating,
} from '@wspolnik/system';
import {
  AmountField,
  CheckboxField,
  Form,
  FormError,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
} from '@wspolnik/system/forms';
import { Tabs } from '@wspolnik/system/panels';
import { axe, exampleOffer, LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Formik } from 'formik';
import { OfferCard } from './offer-card/offer-card.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

const image = { id: '1', url: '/1.jpg', thumbnail: '/1.jpg', alt: 'Front', width: 640, height: 400 };
const nothing = () => undefined;
const values = { a: '', b: '', c: '', d: '', e: '', f: false };
const bad = { a: 'Źle', f: 'Źle' };

const VIEWS: Record<string, React.ReactElement> = {
  card: <OfferCard offer={exampleOffer} href="/offers/1" sharedContacts={2} onShare={nothing} headingLevel={2} />,
  skeleton: <PageSkeleton kind="cards" />,
  pagination: <Pagination page={5} count={700} hrefFor={(page) => `/offers?page=${page}`} />,
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
  gallery: <Gallery images={[image, { ...image, id: '2' }]} name="Sklep" sizes="100vw" />,
  ratings: (
    <>
      <StarRating value={4.3} />
      <RatingBadge value={4} />
    </>
  ),
  controls: (
    <>
      <Button loading>Zapisz</Button>
      <IconButton label="Zamknij" icon="×" />
      <FilterChip to="/offers" label="Kraków" onRemove={nothing} />
      <Segmented label="Widok" value="a" onChange={nothing} options={[{ value: 'a', label: 'Lista' }]} />
      <Checkbox count={3}>Energia</Checkbox>
    </>
  ),
  failures: (
    <>
      <ErrorPanel onRetry={nothing} report={{ remote: 'mf_offers', release: '1' }} />
      <EmptyState title="Brak ofert" action={<Button>Wyczyść</Button>} />
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
    <Dialog open onClose={nothing} title="Kup ofertę" footer={<Button>Kup</Button>}>
      Treść
    </Dialog>
  ),
  share: <ShareDialog open onClose={nothing} url="https://wspolnik.test/" title="Sklep" />,
};

test.each(Object.keys(VIEWS))('%s has no axe violations', async (name) => {
  await renderUi(VIEWS[name] ?? <i />);
  if (name === 'dialog' || name === 'share') {
    // Its title gives it a name after it has opened.
    await screen.findByRole('dialog', { name: /./ });
  }
  expect(await axe(document.body)).toEqual([]);
});
