import type { PostType } from '@wspolnik/contract';
import type { ImageEntry } from '@wspolnik/system/files';

/** Values of a `TextBox`; the names are the fields of the API's forms. */
export interface TextBoxValues {
  /** Contains the markup of mentions. */
  text: string;
  images: readonly ImageEntry[];
  /** What the post is for; empty for nothing special. The fields below are those of its types, empty without a choice. */
  type: PostType | '';
  category_id: string;
  city: string;
  company_id: string;
  /** Shown for `company_id`. */
  company_name: string;
  /** Of a comment as well. */
  offer_id: string;
}

export const EMPTY_TEXT: TextBoxValues = {
  text: '',
  images: [],
  type: '',
  category_id: '',
  city: '',
  company_id: '',
  company_name: '',
  offer_id: '',
};

type TradeField = 'type' | 'category_id' | 'city' | 'company_id' | 'offer_id';

/** Names of the fields of each type. */
const OF_TYPE: Record<PostType, readonly TradeField[]> = {
  seeks: ['type', 'category_id', 'city'],
  recommends: ['type', 'company_id'],
  offers: ['type', 'offer_id'],
};

const filesOf = ({ images }: TextBoxValues) =>
  images.flatMap(({ picture, alt }) => (picture instanceof File ? { picture, alt: alt.trim() } : []));

function formOf(values: TextBoxValues, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, text: values.text })) if (value) form.append(name, value);
  return form;
}

/** The multipart form of a post. */
export function postForm(values: TextBoxValues, link: string | null): FormData {
  const names: readonly TradeField[] = values.type === '' ? [] : OF_TYPE[values.type];
  const trade = Object.fromEntries(names.map((name) => [name, values[name].trim()]));
  const form = formOf(values, { ...trade, link: link ?? '' });
  const files = filesOf(values);
  if (files.some(({ alt }) => alt)) form.append('image_alts', JSON.stringify(files.map(({ alt }) => alt)));
  for (const { picture } of files) form.append('images', picture);
  return form;
}

/** The multipart form of a comment, with at most one picture; `place` says where it is. */
export function commentForm(values: TextBoxValues, place: Record<string, string>): FormData {
  const form = formOf(values, { ...place, offer_id: values.offer_id });
  const [file] = filesOf(values);
  if (!file) return form;
  if (file.alt) form.append('image_alt', file.alt);
  form.append('image', file.picture);
  return form;
}
