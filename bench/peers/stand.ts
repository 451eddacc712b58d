import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A shop that runs for the comparison. */
export interface Stand {
  name: string
  origin: string
  /** The process that answers requests. */
  pid: number
  seconds: {
    /** Installing the packages into an empty folder, with whatever npm has cached. */
    install: number
    build: number
    /** From the first start on an empty database until its demo data is there and the home page is sent. */
    firstStart: number
  }
  megabytesInstalled: number
  stop(): Promise<void>
}

/** Runs a program to its end; throws with its output if it fails. Returns how long it took, in seconds. */
export async function runTimed(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const startedAt = performance.now()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
  return secondsSince(startedAt)
}

export const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 100) / 10

/** Waits until an address answers with a page. */
export async function waitForPage(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried++) {
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer within two minutes.`)
}
