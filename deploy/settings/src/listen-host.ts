/** The address on which the gateway listens: in production every one, elsewhere only this machine unless HOST opens it. */
export function listenHost({ HOST, NODE_ENV }: { HOST?: string | undefined; NODE_ENV: string }): string {
  return HOST ?? (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
}

/** Whether only this machine reaches the address. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host);
