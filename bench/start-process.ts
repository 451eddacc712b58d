import { type ChildProcess, spawn } from 'node:child_process'

export interface RunningProcess {
  pid: number
  /** From the start until it reports that it is ready, in seconds. */
  seconds: number
  stop(): Promise<void>
}

/** Starts a Node process in a folder and waits until it reports that it is ready. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  isReady: (output: string) => boolean,
  cwd = process.cwd(),
): Promise<RunningProcess> {
  const startedAt = performance.now()
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (isReady(output)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)))
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
