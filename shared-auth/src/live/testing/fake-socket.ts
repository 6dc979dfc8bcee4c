import type { Frame } from '@wspolnik/contract';

/** A websocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: URL;

  constructor(url: URL) {
    this.url = new URL(url);
    FakeSocket.opened.push(this);
  }
  /** Its API hands out the tickets t1, t2 and so on. */
  static install(): void {
    globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
    FakeSocket.opened = [];
    let tickets = 0;
    globalThis.fetch = jest.fn(async () => {
      tickets += 1;
      return Response.json({ ticket: `t${tickets}` }, { status: 201 });
    });
  }
  static latest(): FakeSocket {
    return FakeSocket.opened.at(-1) as FakeSocket;
  }
  get since(): string | null {
    return this.url.searchParams.get('since');
  }
  get isOpen(): boolean {
    return this.readyState < 2;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  welcome(seq: number): void {
    this.readyState = 1;
    this.say(seq, 'ping');
  }
  say(seq: number, type: Frame['type'], data: Frame['data'] = { company_id: null }): void {
    this.onmessage?.({ data: JSON.stringify({ seq, type, data }) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
