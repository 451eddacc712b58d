import { type ChildProcess, spawn } from 'node:child_process'

export interface Running {
  pid: number
  /** From the start until it reports that it is ready, in seconds. */
  seconds: number
  stop(): Promise<void>
}

/** Starts a Node process and waits until it reports that it is ready. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  isReady: (said: string) => boolean,
): Promise<Running> {
  const startedAt = performance.now()
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (isReady(said)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${said}`)))
  })
  return {
    pid: child.pid ?? 0,
    seconds: (performance.now() - startedAt) / 1_000,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
