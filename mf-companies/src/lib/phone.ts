/** Formats `+48600700800` as `+48 600 700 800`. */
export function formatPhone(raw: string): string {
  return raw.replace(/\s/g, '').replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** The address of a link that calls. */
export const phoneTo = (raw: string): string => `tel:${raw.replace(/[^\d+]/g, '')}`;
