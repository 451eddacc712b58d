import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, onTestFinished } from 'vitest'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** The command line built from its sources as they are, to be run as `npm run shop` would; for a whole test file. */
export async function buildCommandLine() {
  mkdirSync('build', { recursive: true })
  // Inside the project, where its packages are found.
  const outDir = mkdtempSync(join('build', 'command-line-'))
  afterAll(() => rmSync(outDir, { recursive: true, force: true }))
  await build({ configFile: false, logLevel: 'error', build: { ssr: 'cli/shop.ts', outDir, emptyOutDir: true } })

  const start = (args: readonly string[], env: Record<string, string | undefined> = {}) => {
    const { DATABASE_URL: _, DATA_DIR: __, INIT_CWD: ___, ...around } = process.env
    const child = spawn(process.execPath, [join(outDir, 'shop.js'), ...args], {
      env: { ...around, NODE_ENV: 'production', DATA_DIR: join(outDir, 'no-such-folder'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
    const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, stdout, stderr }))
    return { child, ended }
  }
  return { start, shop: (args: readonly string[], env?: Record<string, string | undefined>) => start(args, env).ended }
}

/** An empty folder that is gone when the test is. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
