export const DESCRIPTION = `Projektujemy i montujemy **instalacje fotowoltaiczne** dla firm. *Bezpłatny audyt* w całej Małopolsce.

Co obejmuje oferta:

- projekt i uzgodnienia z operatorem
- montaż w **dwa dni robocze**:
  1. konstrukcja
  2. panele i falownik
- serwis przez 10 lat

Szczegóły w [cenniku](https://firma.pl/cennik) albo [mailem](mailto:biuro@firma.pl).`;

/** At the maximum depth of lists. */
export const SEVEN_LEVELS = Array.from(
  { length: 7 },
  (_, level) => `${'  '.repeat(level)}- Poziom ${level + 1}: elementy listy, które mają zostać czytelne na telefonie`,
).join('\n');
