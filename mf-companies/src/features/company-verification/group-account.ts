/** `61 1090 1014 0000 0712 1981 2874`, as banks print it. */
export const groupAccount = (account: string): string =>
  account.replace(/^(\d{2})/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');
