import { cliMessages } from '#messages/en-US/cli.ts'
/** The output of a command: its result on stdout, everything else on stderr. */
export interface Output {
  /** Prints a line of the result; omitted with `--json`. */
  print(line: string): void
  /** Writes part of a result that is a file; resolves when the stream takes more. */
  write(text: string): Promise<void>
  /** Prints a line on stderr. */
  log(line: string): void
  /** Shows the progress of a task, out of a total or in percent. */
  progress(task: string, total: number | 'percent'): Progress
}

export interface Progress {
  /** Adds to the amount done, 1 by default. */
  step(more?: number): void
  end(): void
}

const lineEveryMs = 2_000
const redrawMs = 80
const cells = 28

/** Where the output goes; `process` by default. */
export interface Streams {
  stdout: { write(text: string, written?: () => void): unknown }
  stderr: { write(text: string): unknown; isTTY?: boolean }
}

/** Shows progress as a bar on a terminal, as lines elsewhere. */
export function createOutput({ stdout, stderr }: Streams, { isJson }: { isJson: boolean }): Output {
  let bar = ''
  const log = (line: string) => {
    if (bar) stderr.write(`\r\u001b[2K${line}\n${bar}`)
    else stderr.write(`${line}\n`)
  }
  return {
    print(line) {
      if (!isJson) stdout.write(`${line}\n`)
    },
    write: (text) => new Promise((resolve) => void stdout.write(text, resolve)),
    log,
    progress(task, size) {
      const total = size === 'percent' ? 100 : size
      const amount = (value: number) => (size === 'percent' ? `${value} %` : number(value))
      const startedAt = performance.now()
      let shownAt = startedAt
      let done = 0
      const show = (isEnd: boolean) => {
        const now = performance.now()
        if (stderr.isTTY) {
          if (!isEnd && now - shownAt < redrawMs) return
          bar = `${barOf(task, done / (total || 1))}  ${cliMessages.progressOf(amount(done), amount(total))}`
          stderr.write(`\r\u001b[2K${bar}`)
        } else {
          if (now - shownAt < lineEveryMs) return
          log(cliMessages.progress(task, amount(done), amount(total)))
        }
        shownAt = now
      }
      return {
        step(more = 1) {
          done += more
          show(false)
        },
        end() {
          if (stderr.isTTY) {
            show(true)
            stderr.write('\n')
            bar = ''
          }
          log(cliMessages.progressDone(task, amount(done), ((performance.now() - startedAt) / 1_000).toFixed(1)))
        },
      }
    },
  }
}

function barOf(task: string, share: number): string {
  const full = Math.round(Math.min(share, 1) * cells)
  return `${task} ${'█'.repeat(full)}${'░'.repeat(cells - full)}`
}

/** 1000000 as 1,000,000. */
export function number(value: number): string {
  return value.toLocaleString('en-US')
}
