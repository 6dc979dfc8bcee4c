const HEADER = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/;

/** The header of a call on a page of an installation that traces this share of clicks. */
async function onPage(traces: number | undefined): Promise<() => string | undefined> {
  document.body.innerHTML = `<script type="application/json" id="release">${JSON.stringify({ config: { traces } })}</script>`;
  jest.resetModules();
  return (await import('./traceparent.ts')).traceparent;
}

const parts = (header: string | undefined) => HEADER.exec(header ?? '')?.slice(1) ?? [];

describe('the header traceparent', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is not sent where nothing is traced', async () => {
    expect((await onPage(undefined))()).toBeUndefined();
    document.body.innerHTML = '';
    jest.resetModules();
    expect((await import('./traceparent.ts')).traceparent()).toBeUndefined();
  });

  it('names one trace for the calls after a click, and each call', async () => {
    const traceparent = await onPage(1);
    const [first, second] = [parts(traceparent()), parts(traceparent())];
    expect(first[0]).toMatch(/./);
    expect([second[0], second[2]]).toEqual([first[0], '01']);
    expect(second[1]).not.toBe(first[1]);
  });

  it('names another trace after the next click, and when a click is long past', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const traceparent = await onPage(1);
    const ids = [parts(traceparent())[0]];
    document.body.click();
    ids.push(parts(traceparent())[0]);
    jest.advanceTimersByTime(10_001);
    ids.push(parts(traceparent())[0]);
    expect(new Set(ids).size).toBe(3);
  });

  it('says of a click that is not among the share that it is not traced', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.2);
    const traceparent = await onPage(0.1);
    expect(parts(traceparent())[2]).toBe('00');
    random.mockReturnValue(0.05);
    document.body.click();
    expect(parts(traceparent())[2]).toBe('01');
    random.mockRestore();
  });
});
