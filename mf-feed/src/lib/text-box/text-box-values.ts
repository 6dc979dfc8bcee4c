/** Values of a `TextBox`; the names are the fields of the API's forms. */
export interface TextBoxValues {
  /** Contains the markup of mentions. */
  text: string;
  image: File | null;
  /** Description of the image for those who cannot see it. */
  image_alt: string;
}

/** The multipart form of a post or a comment; `more` are fields beside the text and the image. */
export function textBoxForm({ text, image, image_alt }: TextBoxValues, more: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append('text', text);
  if (!image) return form;
  if (image_alt.trim()) form.append('image_alt', image_alt.trim());
  form.append('image', image);
  return form;
}
