import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nodeFlags, nodeSurroundings } from '#cli/node-settings.mjs'

/** A folder with a version of the shop. */
interface Version {
  folder: string
  /** Starts it on a port and a data folder. */
  start(port: number, dataDir: string, env?: NodeJS.ProcessEnv): Program
  /** Runs a command of it on a data folder. */
  command(dataDir: string, ...args: string[]): Program
}

interface Program {
  kill(signal: NodeJS.Signals): void
  said(): string
  /** Resolves once it has said something, and rejects if it ends before. */
  says(text: string): Promise<void>
  ended: Promise<{ code: number | null; said: string }>
}

/** The version that is tested. */
export const thisVersion = versionIn(process.cwd())

/** A version that is this one with one more migration; `migrate` sets its statements. */
export async function newerVersion(): Promise<
  Version & { migrate(...statements: string[]): Promise<void>; remove(): Promise<void> }
> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-newer-'))
  for (const name of await readdir('.')) {
    if (name !== 'db' && !name.startsWith('.')) await symlink(resolve(name), join(folder, name))
  }
  await cp('db', join(folder, 'db'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const migrations = join(folder, 'db', 'migrations')
  const journalFile = join(migrations, 'meta', '_journal.json')
  const journal: { entries: object[] } = JSON.parse(await readFile(journalFile, 'utf8'))
  const later = { idx: journal.entries.length, version: '7', when: Date.now() + 1e9, tag: '9999_later' }
  const entries = [...journal.entries, { ...later, breakpoints: true }]
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  return {
    ...versionIn(folder),
    migrate: (...statements) =>
      writeFile(join(migrations, '9999_later.sql'), statements.join(';\n--> statement-breakpoint\n')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function versionIn(folder: string): Version {
  const run = (file: string, args: string[], env: NodeJS.ProcessEnv) => {
    const program = spawn(process.execPath, [...nodeFlags, join(folder, 'build', 'server', file), ...args], {
      cwd: folder,
      env: { ...nodeSurroundings, ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const heard = new Set<() => void>()
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        for (const hear of heard) hear()
      })
    }
    const ended = once(program, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, said }))
    return {
      kill: (signal: NodeJS.Signals) => void program.kill(signal),
      said: () => said,
      says: (text: string) =>
        new Promise<void>((done, fail) => {
          const hear = () => said.includes(text) && done()
          heard.add(hear)
          hear()
          void ended.then(({ code }) => fail(new Error(`It ended with ${code} without "${text}":\n${said}`)))
        }),
      ended,
    }
  }
  return {
    folder,
    start: (port, dataDir, env = {}) =>
      run('main.js', [], { DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '1', STOP_NOTICE_SECONDS: '0', ...env }),
    command: (dataDir, ...args) => run('shop.js', args, { DATA_DIR: dataDir, INIT_CWD: folder }),
  }
}
