import type { WriteStream } from 'node:tty';
import { printable } from './printable.ts';

export interface ProgressState {
  readonly ended: number;
  readonly found: number;
  /** What is being done, such as a page's address. */
  readonly doing: string;
}

export interface Progress {
  show(state: ProgressState): void;
  /** Prints a line above the bar. */
  note(line: string): void;
  end(): void;
}

const BAR_WIDTH = 24;

/** A bar that is drawn over itself on a terminal; elsewhere a plain line for every page that has ended. */
export function createProgress(stream: Pick<WriteStream, 'write'> & Partial<WriteStream>): Progress {
  if (!stream.isTTY) return plainLines(stream);
  let line = '';
  const draw = () => stream.write(`\r\u001b[2K${line}`);
  return {
    show(state) {
      line = barLine(state, stream.columns ?? 80);
      draw();
    },
    note(text) {
      stream.write(`\r\u001b[2K${printable(text)}\n`);
      if (line !== '') draw();
    },
    end() {
      if (line !== '') stream.write('\r\u001b[2K');
      line = '';
    },
  };
}

/** One line of at most `columns` characters. */
export function barLine({ ended, found, doing }: ProgressState, columns: number): string {
  const share = found === 0 ? 0 : Math.min(1, ended / found);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}]`;
  return `${bar} ${ended}/${found} ${printable(doing)}`.slice(0, Math.max(0, columns - 1));
}

function plainLines(stream: Pick<WriteStream, 'write'>): Progress {
  let last = '';
  return {
    show({ ended, found, doing }) {
      const line = `${ended}/${found} ${printable(doing)}`;
      if (line !== last) stream.write(`${line}\n`);
      last = line;
    },
    note: (line) => void stream.write(`${printable(line)}\n`),
    end: () => {},
  };
}
