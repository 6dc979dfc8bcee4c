import { createPrivateKey, createPublicKey } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import { EnvError, makeExactValidator, makeValidator } from 'envalid';

// What a setting may be. An error continues the sentence that begins with the setting's name; one of a secret does not repeat it.

const refuse = (rule: string, value: string): never => {
  throw new EnvError(`must be ${rule}, not "${value}"`);
};

const inRange = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;

/** 0 takes any free one. */
export const port = makeExactValidator<number>((value) =>
  inRange(Number(value), 0, 65_535) ? Number(value) : refuse('a port, 0 to 65535', value),
);

export const count = makeExactValidator<number>((value) =>
  inRange(Number(value), 1, 1000) ? Number(value) : refuse('a whole number, 1 to 1000', value),
);

export const percent = makeExactValidator<number>((value) =>
  inRange(Number(value), 0, 100) ? Number(value) : refuse('a percentage, 0 to 100', value),
);

export const share = makeExactValidator<number>((value) =>
  Number(value) >= 0 && Number(value) <= 1 ? Number(value) : refuse('a number, 0 to 1', value),
);

export const milliseconds = makeExactValidator<number>((value) =>
  inRange(Number(value), 1, 60_000) ? Number(value) : refuse('milliseconds, 1 to 60000', value),
);

export const onOff = makeExactValidator<boolean>((value) =>
  value === 'on' || value === 'off' ? value === 'on' : refuse('on or off', value),
);

export const text = makeValidator<string>((value) => value);

/** One of the words. */
export const word = <const Word extends string>(...words: Word[]) =>
  makeExactValidator<Word>((value) => words.find((one) => one === value) ?? refuse(words.join(', '), value));

/** With a host. Without a slash at the end, so that paths can be added. */
export const webAddress = makeExactValidator<string>((value) => {
  const url = URL.parse(value);
  if (!url?.hostname || !/^https?:$/.test(url.protocol)) refuse('an address with http:// or https://', value);
  return value.replace(/(?<!\/)\/+$/, '');
});

/** Of vector tiles, with `{z}`, `{x}` and `{y}` in it, or of a PMTiles archive. */
export const tiles = makeExactValidator<string>((value) => {
  const url = URL.parse(value);
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
  const isAddress = url?.hostname && /^https?:$/.test(url.protocol);
  if (isAddress && (isTemplate || url.pathname.endsWith('.pmtiles'))) return value;
  return refuse('an address with http:// or https:// that has {z}, {x} and {y} or ends in .pmtiles', value);
});

/** An address of a service. It may carry a password, so errors do not repeat it. */
export const service = (...protocols: string[]) =>
  makeExactValidator<string>((value) => {
    const isOne = (address: string) => protocols.includes(URL.parse(address.trim())?.protocol.slice(0, -1) ?? '');
    // NATS and replicas are several, separated by commas.
    if (value.split(',').every(isOne)) return value;
    throw new EnvError(`must be an address with ${protocols.map((name) => `${name}://`).join(' or ')}`);
  });

/** Where clamd listens. */
export const clamd = makeExactValidator<string>((value) => {
  const url = URL.parse(value);
  const isTcp = url?.protocol === 'tcp:' && url.hostname !== '';
  return isTcp || value.startsWith('unix:/') ? value : refuse('tcp://host:3310 or unix:/path', value);
});

/** `name@example.pl` or `Name <name@example.pl>`. */
export const sender = makeExactValidator<string>((value) =>
  /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)
    ? value
    : refuse('an e-mail address, with or without a name before it', value),
);

export const mailDomain = makeExactValidator<string>((value) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value) ? value : refuse('a domain, such as reply.example.com', value),
);

export const email = makeExactValidator<string>((value) =>
  /^[^\s@<>?]+@[^\s@<>?]+$/.test(value) ? value : refuse('an e-mail address', value),
);

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A tax number, with or without dashes and spaces; its ten digits. */
export const nip = makeExactValidator<string>((value) => {
  const digits = value.replace(/[\s-]/g, '');
  const sum = NIP_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const isOne = /^(?!0{10})\d{10}$/.test(digits) && sum % 11 === Number(digits[9]);
  return isOne ? digits : refuse('a NIP, ten digits with the right last one', value);
});

/** An address for notices: an e-mail address, or the address of a page. */
export const contact = makeExactValidator<string>((value) => {
  if (/^[^\s@<>?:/]+@[^\s@<>?]+$/.test(value)) return `mailto:${value}`;
  if (URL.parse(value)?.protocol === 'https:') return value;
  return refuse('an e-mail address, or an address with https://', value);
});

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return NETWORKS.includes(text);
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

/** Addresses and networks, separated by commas. */
export const networks = makeExactValidator<string[]>((value) => {
  const all = value.split(',').map((one) => one.trim());
  return all.every(isNetwork)
    ? all
    : refuse(`addresses, networks or ${NETWORKS.join(', ')}, separated by commas`, value);
});

/** Bytes that a person cannot guess. */
export const secret = (min: number) =>
  makeExactValidator<string>((value) => {
    if (value.length >= min) return value;
    throw new EnvError(`must have at least ${min} characters`);
  });

/** `name:key`, newest first, separated by commas; a key is base64 of 32 bytes. Errors do not repeat it. */
export const keyRing = makeExactValidator<string>((value) => {
  const names = value.split(',').map((one) => /^([\w-]{1,20}):[\w+/-]{43}=?$/.exec(one.trim())?.[1]);
  if (names.includes(undefined))
    throw new EnvError('must be "name:key", separated by commas, each key base64 of 32 bytes');
  if (new Set(names).size < names.length) throw new EnvError('must give each key a different name');
  return value;
});

/** An ed25519 key as PEM. */
export const key = (read: typeof createPublicKey | typeof createPrivateKey, name: string) =>
  makeExactValidator<string>((value) => {
    try {
      if (read(value).asymmetricKeyType === 'ed25519') return value;
    } catch {
      // Said below.
    }
    throw new EnvError(`must be ${name} as PEM (ed25519)`);
  });

export const publicKey = key(createPublicKey, 'a public key');
export const privateKey = key(createPrivateKey, 'a private key');
