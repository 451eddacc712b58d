import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A stub of npm: records its calls, and creates the files that npm would create. */
const npm = `
const fs = require('node:fs')
const [command] = process.argv.slice(2)
fs.appendFileSync('calls', command + '\\n')
if (command === 'ci') {
  const isWithoutTools = process.argv.includes('--omit=dev')
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
  for (const [path, { dev }] of Object.entries(packages)) {
    if (isWithoutTools && dev) delete packages[path]
    else if (path) fs.mkdirSync(path, { recursive: true })
  }
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
  fs.writeFileSync('node_modules/a/index.d.ts', '')
  fs.mkdirSync('node_modules/node/bin', { recursive: true })
  fs.rmSync('node_modules/node/bin/node', { force: true })
  fs.symlinkSync(process.execPath, 'node_modules/node/bin/node')
} else if (fs.existsSync('broken')) {
  console.log('a sentence about what is broken')
  process.exit(1)
} else {
  fs.rmSync('build', { recursive: true, force: true })
  fs.mkdirSync('build/server', { recursive: true })
  fs.copyFileSync('server/main.ts', 'build/server/main.js')
}`

const parts = ['build', 'hold', 'install', 'make-ready', 'node-settings', 'open-built', 'packages', 'run-npm', 'start']

/** A lock file in which the shop needs `a` and Node, tests need `tool`, and `types` is an optional peer of `a`. */
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': { dependencies: { a: version, node: '24.0.0' }, devDependencies: { tool: '1.0.0', types: '1.0.0' } },
      'node_modules/a': {
        version,
        integrity: `sha512-${version}`,
        peerDependencies: { types: '*' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/node': { version: '24.0.0' },
      'node_modules/tool': { version: '1.0.0', dev: true },
      'node_modules/types': { version: '1.0.0', devOptional: true },
    },
  })

function newProject({ server = 'process.exit(7)' } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of parts) {
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(root, 'cli', `${name}.mjs`))
  }
  mkdirSync(join(root, 'server'))
  writeFileSync(join(root, 'server', 'main.ts'), server)
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'package-lock.json'), lockOf('1.0.0'))
  writeFileSync(join(root, 'npm-cli.js'), npm)
  return root
}

function open(root: string) {
  return run(root, ['cli/start.mjs'])
}

function run(
  root: string,
  args: string[],
): { child: ChildProcess; ended: Promise<{ code: number | null; text: string }> } {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm-cli.js'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return { child, ended: once(child, 'close').then(([code]) => ({ code, text })) }
}

/** Starts the shop, waits for its exit, and returns the npm calls meanwhile. */
async function start(root: string): Promise<{ code: number | null; text: string; asked: string[] }> {
  rmSync(join(root, 'calls'), { force: true })
  const said = await open(root).ended
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

/** Installs what tests need, as the first step of `npm test` does. */
async function installEverything(root: string): Promise<void> {
  const work = "import { makeInstalled } from './cli/make-ready.mjs'\nawait makeInstalled(process.cwd())"
  await run(root, ['--input-type=module', '--eval', work]).ended
}

const packagesIn = (root: string) => readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.'))
const hasTypes = (root: string) => existsSync(join(root, 'node_modules', 'a', 'index.d.ts'))

test('the first start installs the packages of the shop, tests install the rest, and a later start leaves them', async () => {
  const root = newProject()
  await start(root)
  expect(packagesIn(root)).toEqual(['a', 'node'])
  expect(hasTypes(root)).toBe(false)

  await installEverything(root)
  expect(packagesIn(root)).toEqual(['a', 'node', 'tool', 'types'])
  expect(hasTypes(root)).toBe(true)
  expect((await start(root)).asked).toEqual([])
  writeFileSync(join(root, 'package-lock.json'), lockOf('1.0.1'))
  expect((await start(root)).asked).toEqual(['ci', 'run'])
  expect(packagesIn(root)).toEqual(['a', 'node', 'tool', 'types'])
})

test('packages that npm installed manually are accepted until the lock file changes', async () => {
  const root = newProject()
  await installEverything(root)
  rmSync(join(root, 'node_modules', '.vitrine-install'))
  expect((await start(root)).asked).toEqual(['run'])
  writeFileSync(join(root, 'package-lock.json'), lockOf('1.0.1'))
  expect((await start(root)).asked).toEqual(['ci', 'run'])
})

test('packages added manually to those of a start are not all that tests need', async () => {
  const root = newProject()
  await start(root)
  const npmsList = join(root, 'node_modules', '.package-lock.json')
  const { integrity } = JSON.parse(readFileSync(npmsList, 'utf8')).packages['node_modules/a']
  expect(integrity).not.toBe('sha512-1.0.0')
  expect(statSync(npmsList).mtimeMs).toBeGreaterThan(Date.now() + 1e9)

  cpSync(join(root, 'package-lock.json'), npmsList)
  rmSync(join(root, 'calls'))
  await installEverything(root)
  expect(readFileSync(join(root, 'calls'), 'utf8')).toBe('ci\n')
})

test('two starts at once install and build once', async () => {
  const root = newProject()
  await Promise.all([open(root).ended, open(root).ended])
  expect(readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')).toEqual(['ci', 'run'])
  expect(existsSync(join(root, '.start.lock'))).toBe(false)
})

test('a build that fails is reported, and the next start retries it', async () => {
  const root = newProject()
  writeFileSync(join(root, 'broken'), '')
  const failed = await start(root)
  expect(failed).toMatchObject({ code: 1, asked: ['ci', 'run'] })
  expect(failed.text).toContain('a sentence about what is broken\nBuilding the shop failed after')

  rmSync(join(root, 'broken'))
  expect(await start(root)).toMatchObject({ code: 7, asked: ['run'] })
})

test('a start that gets a signal forwards it once to the shop, and waits for it', async () => {
  const server = `
    let told = 0
    process.on('SIGTERM', () => { told += 1; setTimeout(() => { console.log('told', told); process.exit(0) }, 300) })
    console.log('open')
    setInterval(() => {}, 1000)`
  const { child, ended } = open(newProject({ server }))
  child.stdout?.on('data', (chunk) => {
    if (!`${chunk}`.includes('open')) return
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGTERM'), 100)
  })
  const { code, text } = await ended
  expect(text).toContain('told 1')
  expect(code).toBe(0)
})
