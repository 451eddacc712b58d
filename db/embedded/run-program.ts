import { spawn } from 'node:child_process'
import type { Owner } from './choose-owner.ts'

/** What PostgreSQL may see of our environment: no secret of the shop, and none of libpq's settings. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH']
  return { ...Object.fromEntries(passed.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' }
}

/** Runs one of PostgreSQL's programs to its end. */
export async function runProgram(
  { wrapper, ...identity }: Owner,
  command: string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const [program = '', ...rest] = [...wrapper, ...command]
  // Written to a pipe that a server started by pg_ctl would keep open: the end of the program is what counts.
  const child = spawn(program, rest, { ...identity, cwd, env: programEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('exit', resolve)
  })
  return { code, output }
}
