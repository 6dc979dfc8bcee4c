const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

let last = 100_000_000;

/** A valid tax number that no other company of the test has; a check digit of 10 is never issued. */
export function newNip(): string {
  last += 1;
  const digits = String(last);
  const check = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return check === 10 ? newNip() : `${digits}${check}`;
}
