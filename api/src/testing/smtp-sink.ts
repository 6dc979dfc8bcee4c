import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface Waiting {
  to: string;
  take(text: string): void;
}

/** Of one part of a mail, as its reader sees it. */
function decoded(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/quoted-printable/i.test(head)) {
    const bytes = text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  }
  return /base64/i.test(head) ? Buffer.from(text, 'base64').toString() : text;
}

const partsOf = (mail: string) => mail.split(/^--\S+\r\n/m).map(decoded);

/** A mail server that accepts everything and delivers nothing (RFC 5321, section 4.5.1). */
export async function startSmtpSink() {
  const mails: { to: string; text: string }[] = [];
  let waiting: Waiting[] = [];
  const sockets = new Set<Socket>();

  function accept(to: string, mail: string): void {
    const text = partsOf(mail).join('\n');
    mails.push({ to, text });
    waiting = waiting.filter((one) => {
      if (one.to === to) one.take(text);
      return one.to !== to;
    });
  }

  function converse(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to = '';
    let mail: string[] | null = null;
    say('220 sink');
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      if (mail && line !== '.') {
        mail.push(line.replace(/^\./, ''));
        return;
      }
      if (mail) accept(to, mail.join('\r\n'));
      mail = /^DATA/i.test(line) ? [] : null;
      to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1] ?? to;
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say(mail ? '354 go on' : '250 ok');
    });
  }

  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The text of the first mail to somebody, also of one that is yet to come. */
    mailTo(to: string): Promise<string> {
      const known = mails.find((mail) => mail.to === to);
      if (known) return Promise.resolve(known.text);
      return new Promise((take) => waiting.push({ to, take }));
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
