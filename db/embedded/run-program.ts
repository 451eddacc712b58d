import { spawn } from 'node:child_process'
import type { Owner } from './choose-owner.ts'

/** The environment for PostgreSQL: without secrets of the shop and settings of libpq. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH']
  return { ...Object.fromEntries(passed.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' }
}

/** Runs a PostgreSQL program and waits for it to exit. */
export async function runProgram(
  { wrapper, ...identity }: Owner,
  command: string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const [program = '', ...rest] = [...wrapper, ...command]
  // A server started by pg_ctl keeps the pipe open, so wait for the program's exit instead.
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
