import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, onTestFinished } from 'vitest'
import { runCommand } from '#cli/command/run-command.ts'
import { commands } from '#cli/commands.ts'

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

type Env = Record<string, string | undefined>

/** What the command line is given where it runs: nothing of the shop that the tests themselves run in. */
function surroundings(env: Env): Env {
  const { DATABASE_URL: _, DATA_DIR: __, INIT_CWD: ___, ...around } = process.env
  return { ...around, NODE_ENV: 'production', DATA_DIR: join(tmpdir(), 'no-such-folder'), ...env }
}

/** Runs a command in this process, which costs a fiftieth of a process of its own. */
export async function runHere(args: readonly string[], env: Env = {}): Promise<Ended> {
  let [stdout, stderr] = ['', '']
  const code = await runCommand(commands, [...args], {
    stdout: {
      write(text, written) {
        stdout += text
        written?.()
      },
    },
    stderr: { write: (text) => (stderr += text) },
    env: surroundings(env),
  })
  return { code, stdout, stderr }
}

/** Builds the command line from the current sources, to be run as `npm run shop` would; once for a test file. */
export async function buildCommandLine() {
  mkdirSync('build', { recursive: true })
  // Inside the project, where its packages are found.
  const outDir = mkdtempSync(join('build', 'command-line-'))
  afterAll(() => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['drizzle-orm'] },
    build: { ssr: 'cli/shop.ts', outDir, emptyOutDir: true },
  })

  const start = (args: readonly string[], env: Env = {}, cwd = process.cwd()) => {
    const child = spawn(process.execPath, [resolve(outDir, 'shop.js'), ...args], {
      cwd,
      env: surroundings(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
    const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, stdout, stderr }))
    return { child, ended }
  }
  const shop = (...given: Parameters<typeof start>) => start(...given).ended
  return { start, shop, commandLine: resolve(outDir, 'shop.js') }
}

/** A folder to run the command line in as if the shop had been upgraded: with one more migration. */
export function upgradedFolder(): string {
  const folder = newFolder()
  cpSync('db', join(folder, 'db'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const file = join(folder, 'db', 'migrations', 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const later = {
    idx: journal.entries.length,
    version: '7',
    when: Date.now() + 1e9,
    tag: '9999_later',
    breakpoints: true,
  }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, later] }))
  writeFileSync(
    join(folder, 'db', 'migrations', '9999_later.sql'),
    "ALTER TABLE settings ADD COLUMN later text DEFAULT 'since then'",
  )
  return folder
}

/** An empty folder, removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
