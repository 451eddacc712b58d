/** How a command speaks: its answer on stdout, everything on the way on stderr. */
export interface Output {
  /** A line of the answer, for people; with `--json` the object says it instead. */
  tell(line: string): void
  /** A piece of an answer that is a file; resolves when there is room for the next. */
  pour(text: string): Promise<void>
  /** Something said on the way. */
  note(line: string): void
  /** Starts to show how far something is: so many things in all, or a hundred percent. */
  progress(doing: string, total: number | 'percent'): Progress
}

export interface Progress {
  /** So much more is done. */
  step(more?: number): void
  end(): void
}

const lineEveryMs = 2_000
const drawEveryMs = 80
const cells = 28

/** Where a command speaks; the streams of the process are such a pair. */
export interface Streams {
  stdout: { write(text: string, written?: () => void): unknown }
  stderr: { write(text: string): unknown; isTTY?: boolean }
}

/** Speaks on two streams: a bar where people watch, lines where a file or another program listens. */
export function createOutput({ stdout, stderr }: Streams, { isJson }: { isJson: boolean }): Output {
  let bar = ''
  const say = (line: string) => {
    if (bar) stderr.write(`\r\u001b[2K${line}\n${bar}`)
    else stderr.write(`${line}\n`)
  }
  return {
    tell(line) {
      if (!isJson) stdout.write(`${line}\n`)
    },
    pour: (text) => new Promise((resolve) => void stdout.write(text, resolve)),
    note: say,
    progress(doing, size) {
      const total = size === 'percent' ? 100 : size
      const amount = (value: number) => (size === 'percent' ? `${value} %` : number(value))
      const startedAt = performance.now()
      let saidAt = startedAt
      let reached = 0
      const show = (isEnd: boolean) => {
        const now = performance.now()
        if (stderr.isTTY) {
          if (!isEnd && now - saidAt < drawEveryMs) return
          bar = `${barOf(doing, reached / (total || 1))}  ${amount(reached)} of ${amount(total)}`
          stderr.write(`\r\u001b[2K${bar}`)
        } else {
          if (now - saidAt < lineEveryMs) return
          say(`${doing}: ${amount(reached)} of ${amount(total)} …`)
        }
        saidAt = now
      }
      return {
        step(more = 1) {
          reached += more
          show(false)
        },
        end() {
          if (stderr.isTTY) {
            show(true)
            stderr.write('\n')
            bar = ''
          }
          say(`${doing}: ${amount(reached)} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`)
        },
      }
    },
  }
}

function barOf(doing: string, share: number): string {
  const full = Math.round(Math.min(share, 1) * cells)
  return `${doing} ${'█'.repeat(full)}${'░'.repeat(cells - full)}`
}

/** 1000000 as 1,000,000. */
export function number(value: number): string {
  return value.toLocaleString('en-US')
}
