/** How a command speaks: its answer on stdout, everything on the way on stderr. */
export interface Output {
  /** A line of the answer, for people; with `--json` the object says it instead. */
  tell(line: string): void
  /** Something said on the way. */
  note(line: string): void
  /** Starts to show how far something of a known size is. */
  progress(doing: string, total: number): Progress
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
  stdout: { write(text: string): unknown }
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
    note: say,
    progress(doing, total) {
      const startedAt = performance.now()
      let saidAt = startedAt
      let reached = 0
      const show = (isEnd: boolean) => {
        const now = performance.now()
        if (stderr.isTTY) {
          if (!isEnd && now - saidAt < drawEveryMs) return
          bar = barOf(doing, reached, total)
          stderr.write(`\r\u001b[2K${bar}`)
        } else {
          if (now - saidAt < lineEveryMs) return
          say(`${doing}: ${number(reached)} of ${number(total)} …`)
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
          say(`${doing}: ${number(reached)} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`)
        },
      }
    },
  }
}

function barOf(doing: string, done: number, total: number): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1
  const full = Math.round(share * cells)
  const percent = `${Math.floor(share * 100)} %`.padStart(5)
  return `${doing} ${'█'.repeat(full)}${'░'.repeat(cells - full)} ${percent}  ${number(done)} of ${number(total)}`
}

/** 1000000 as 1,000,000. */
export function number(value: number): string {
  return value.toLocaleString('en-US')
}
