import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Stands where npm would: notes how it was called, and leaves what npm would leave. */
const npm = `
const fs = require('node:fs')
const [command] = process.argv.slice(2)
fs.appendFileSync('calls', command + '\\n')
if (command === 'ci') {
  fs.mkdirSync('node_modules/node/bin', { recursive: true })
  fs.symlinkSync(process.execPath, 'node_modules/node/bin/node')
} else if (fs.existsSync('broken')) {
  console.log('a sentence about what is broken')
  process.exit(1)
} else {
  fs.rmSync('build', { recursive: true, force: true })
  fs.mkdirSync('build/server', { recursive: true })
  fs.copyFileSync('server/main.ts', 'build/server/main.js')
}`

function newProject({ server = 'process.exit(7)' } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['build', 'hold', 'install', 'make-ready', 'node-settings', 'open-built', 'run-npm', 'start']) {
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(root, 'cli', `${name}.mjs`))
  }
  mkdirSync(join(root, 'server'))
  writeFileSync(join(root, 'server', 'main.ts'), server)
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}')
  writeFileSync(join(root, 'npm-cli.js'), npm)
  return root
}

function open(root: string): { child: ChildProcess; said: Promise<{ code: number | null; text: string }> } {
  const child = spawn(process.execPath, ['cli/start.mjs'], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm-cli.js'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return { child, said: once(child, 'close').then(([code]) => ({ code, text })) }
}

/** Starts the shop, waits for its end, and answers with what was asked of npm meanwhile. */
async function start(root: string): Promise<{ code: number | null; text: string; asked: string[] }> {
  rmSync(join(root, 'calls'), { force: true })
  const said = await open(root).said
  const calls = join(root, 'calls')
  return { ...said, asked: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [] }
}

test('the first start installs, builds and opens the shop, and ends as the shop ends', async () => {
  const { code, text, asked } = await start(newProject())
  expect(asked).toEqual(['ci', 'run'])
  expect(text).toMatch(/^Installing the packages .+\n +Done in \d+ s\.\nBuilding the shop …\n +Done in \d+ s\.\n$/)
  expect(code).toBe(7)
})

test('later starts install and build only what changed', async () => {
  const root = newProject()
  await start(root)
  expect((await start(root)).asked).toEqual([])

  const source = join(root, 'server', 'main.ts')
  utimesSync(source, new Date(), new Date(Date.now() + 5_000))
  expect((await start(root)).asked).toEqual([])
  appendFileSync(source, '\n')
  expect((await start(root)).asked).toEqual(['run'])
  writeFileSync(join(root, 'server', 'new.ts'), '')
  expect((await start(root)).asked).toEqual(['run'])
  writeFileSync(join(root, 'server', 'new.test.ts'), '')
  expect((await start(root)).asked).toEqual([])
  rmSync(join(root, 'build'), { recursive: true })
  expect((await start(root)).asked).toEqual(['run'])

  rmSync(join(root, 'node_modules'), { recursive: true })
  expect((await start(root)).asked).toEqual(['ci'])
})

test('packages that npm installed by hand are taken as they are, until the lock file changes', async () => {
  const root = newProject()
  await start(root)
  rmSync(join(root, 'node_modules', '.vitrine-install'))
  cpSync(join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json'))
  expect((await start(root)).asked).toEqual([])

  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"":{},"node_modules/a":{"version":"1.0.1"}}}')
  rmSync(join(root, 'node_modules', 'node'), { recursive: true })
  expect((await start(root)).asked).toEqual(['ci', 'run'])
})

test('two starts at once install and build once', async () => {
  const root = newProject()
  await Promise.all([open(root).said, open(root).said])
  expect(readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')).toEqual(['ci', 'run'])
  expect(existsSync(join(root, '.start.lock'))).toBe(false)
})

test('a build that fails says why, and the next start tries again', async () => {
  const root = newProject()
  writeFileSync(join(root, 'broken'), '')
  const failed = await start(root)
  expect(failed).toMatchObject({ code: 1, asked: ['ci', 'run'] })
  expect(failed.text).toContain('a sentence about what is broken\nBuilding the shop failed after')

  rmSync(join(root, 'broken'))
  expect(await start(root)).toMatchObject({ code: 7, asked: ['run'] })
})

test('a start told to end tells the shop once, and waits for it', async () => {
  const server = `
    let told = 0
    process.on('SIGTERM', () => { told += 1; setTimeout(() => { console.log('told', told); process.exit(0) }, 300) })
    console.log('open')
    setInterval(() => {}, 1000)`
  const { child, said } = open(newProject({ server }))
  child.stdout?.on('data', (chunk) => {
    if (!`${chunk}`.includes('open')) return
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGTERM'), 100)
  })
  const { code, text } = await said
  expect(text).toContain('told 1')
  expect(code).toBe(0)
})
