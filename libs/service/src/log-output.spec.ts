import { LogOutput } from './log-output.ts';

/** A pipe whose reader can be slow or closed. */
function pipe() {
  let fault: string | null = null;
  let room = Number.POSITIVE_INFINITY;
  let text = '';
  const write = (bytes: Buffer): number => {
    if (fault !== null) throw Object.assign(new Error(fault), { code: fault });
    if (room === 0) throw Object.assign(new Error('EAGAIN'), { code: 'EAGAIN' });
    const taken = bytes.subarray(0, room);
    room -= taken.length;
    text += taken.toString();
    return taken.length;
  };
  return {
    write,
    text: () => text,
    fail: (code: string | null) => {
      fault = code;
    },
    leaveRoom: (bytes: number) => {
      room = bytes;
    },
  };
}

const droppedLine = (count: number) => `${count} dropped\n`;

describe('LogOutput', () => {
  test('writes each line at once', () => {
    const reader = pipe();
    const output = new LogOutput(reader.write, droppedLine);
    output.write('one\n');
    expect(reader.text()).toBe('one\n');
  });

  test.each(['EPIPE', 'EIO', 'ENOSPC', 'EBADF'])('survives %s, and counts the dropped lines', (code) => {
    const reader = pipe();
    const output = new LogOutput(reader.write, droppedLine);
    reader.fail(code);
    for (const line of ['one\n', 'two\n', 'three\n']) output.write(line);
    reader.fail(null);
    output.write('four\n');
    output.write('five\n');
    expect(reader.text()).toBe('3 dropped\nfour\nfive\n');
  });

  test('ends a line that was cut off before it begins the next one', () => {
    const reader = pipe();
    const output = new LogOutput(reader.write, droppedLine);
    reader.leaveRoom(2);
    output.write('one\n');
    reader.fail('ENOSPC');
    output.drain();
    reader.fail(null);
    reader.leaveRoom(100);
    output.write('two\n');
    expect(reader.text()).toBe('on\n1 dropped\ntwo\n');
  });

  test('keeps lines that a slow reader does not take, in order and up to a limit', () => {
    const reader = pipe();
    const output = new LogOutput(reader.write, droppedLine);
    reader.leaveRoom(2);
    output.write('one\n');
    output.write('two\n');
    const long = `${'x'.repeat(999_999)}\n`;
    output.write(long);
    output.write(long);
    reader.leaveRoom(Number.POSITIVE_INFINITY);
    output.drain();
    output.write('three\n');
    expect(reader.text()).toBe(`one\ntwo\n${long}1 dropped\nthree\n`);
  });
});
