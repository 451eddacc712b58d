import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest'

// A busy machine takes long to start, and every step waits for one.
const patience = { timeout: 110_000, interval: 50 }
vi.setConfig({ testTimeout: 120_000 })
const root = resolve(import.meta.dirname, '../..')
const unused = ['.git', 'node_modules', 'build', 'data', 'docs', 'bench', 'e2e', 'faults', 'demo/images', 'demo/studio']

const copy = mkdtempSync(join(tmpdir(), 'vitrine-dev-'))
const dataDir = join(copy, 'data')
let origin = ''
let terminal = ''
let dev: ChildProcess
/** The messages an open page has received, oldest first. */
const messages: string[] = []

beforeAll(async () => {
  cpSync(root, copy, { recursive: true, filter: (path) => !unused.some((name) => path === join(root, name)) })
  // Separate from the cache that Vite has in the project's node_modules.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  const port = await freePort()
  origin = `http://localhost:${port}`
  const { NODE_ENV: _, ...env } = process.env
  dev = spawn('npm', ['run', 'dev', '--', '--inspect=0'], {
    cwd: copy,
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: '0',
      ADMIN_EMAIL: 'ann@example.com',
      ADMIN_PASSWORD: 'blue-lemon-9',
    },
    // As in a terminal, where Ctrl-C reaches the whole process group.
    detached: true,
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (terminal += text))
})

afterAll(() => {
  if (dev.exitCode === null && dev.signalCode === null && dev.pid) process.kill(-dev.pid, 'SIGKILL')
})

beforeEach(() => onTestFailed(() => console.log(`${terminal}\n\n${messages.join('\n')}`)))

test('it serves the sources, and a debugger can attach', async () => {
  await expect.poll(status, patience).toBe(200)
  expect(terminal).toContain('Debugger listening on ws://')
  await openPage()
})

test('an edited part of a page is replaced in the browser, without a reload', async () => {
  await read('/app/frame/site-footer.tsx')
  messages.length = 0
  edit('app/frame/site-footer.tsx', '<footer ', '<footer data-edited ')
  await expect.poll(() => read('/'), patience).toContain('<footer data-edited')
  await expect
    .poll(() => messages, patience)
    .toContainEqual(expect.stringContaining('update /app/frame/site-footer.tsx'))
  expect(messages).not.toContain('full-reload')
})

test('an edited style is replaced in the browser, without a reload', async () => {
  await read('/app/styles/app.css')
  messages.length = 0
  appendFileSync(join(copy, 'app/styles/app.css'), '\n.edited { color: red; }\n')
  await expect.poll(() => read('/app/styles/app.css'), patience).toContain('.edited')
  await expect.poll(() => messages, patience).toContainEqual(expect.stringContaining('update /app/styles/app.css'))
  expect(messages).not.toContain('full-reload')
})

test('an edited text is served', async () => {
  edit('messages/en-US/frame.ts', "'Skip to content'", "'Skip to the edit'")
  await expect.poll(() => read('/'), patience).toContain('Skip to the edit')
  edit('content/about-us.md', 'title: About Us', 'title: About the edit')
  await expect.poll(() => read('/about-us'), patience).toContain('About the edit')
})

test('edits behind the pages are served, open pages reload, and data and sessions stay', async () => {
  const { token } = await call('users/login', { email: 'ann@example.com', password: 'blue-lemon-9' })
  const { emailId } = await call('emails/sendTestEmail', { token, email: 'bob@example.com' })

  await reloadsAfter(() => edit('emails/layout.tsx', '<html ', '<html data-edited="" '))
  expect(JSON.stringify(await call('emails/findEmail', { token, id: emailId }))).toContain('data-edited')

  await reloadsAfter(() =>
    edit(fileWith('server', "'/healthz'"), 'send({ status: 200 })', 'send({ status: 200, edited: true })'),
  )
  expect(await read('/healthz')).toContain('edited')

  const unknown = { productId: '00000000-0000-4000-8000-000000000000' }
  await reloadsAfter(() =>
    edit('modules/products/find-product.ts', '(apiProductsMessages.notFound)', "('Edited: there is no such product.')"),
  )
  expect(await call('products/findProduct', unknown)).toMatchObject({ message: 'Edited: there is no such product.' })

  await reloadsAfter(() => edit('contract/palette.ts', "paper: '#f6f2eb'", "paper: '#f6f2ec'"))
  await expect.poll(() => read('/app/styles/app.css'), patience).toContain('--color-paper: #f6f2ec')

  await reloadsAfter(() =>
    edit(fileWith('contract', "path: 'users/login'"), "path: 'users/login'", "path: 'users/loginEdited'"),
  )
  expect(await call('users/loginEdited', { email: 'ann@example.com', password: 'blue-lemon-9' })).toHaveProperty(
    'token',
  )
  expect(await read('/@id/__x00__virtual:call-routes')).toContain('loginEdited')

  await reloadsAfter(() =>
    addMigration('9000_edited', `insert into settings values ('settings.shop', '{"name": "Edited"}')`),
  )
  expect(await read('/')).toContain('<title>Edited</title>')

  expect(await call('emails/findEmail', { token, id: emailId })).toMatchObject({ status: 200 })
})

test('an error is shown with its file and line, in the browser and the terminal, until it is fixed', async () => {
  const file = 'modules/products/find-product.ts'
  const mended = readFileSync(join(root, file), 'utf8')
  const line = mended.split('\n').length
  await showsError(() => writeFileSync(join(copy, file), `${mended}export const = 1\n`), `${file}:${line}:`)
  await reloadsAfter(() => writeFileSync(join(copy, file), mended))
  await expect.poll(status, patience).toBe(200)

  await showsError(
    () => appendFileSync(join(copy, file), "throw new Error('Not today.')\n"),
    `${file}:${line}:7 Error: Not today.`,
  )
  await reloadsAfter(() => writeFileSync(join(copy, file), mended))
  await expect.poll(status, patience).toBe(200)

  const screen = 'app/frame/site-footer.tsx'
  await showsError(() => edit(screen, '<footer ', '<footer < '), `${screen}:`)
  await reloadsAfter(() => restore(screen))
  await expect.poll(status, patience).toBe(200)

  const migration = 'db/migrations/9001_failing.sql'
  await showsError(() => addMigration('9001_failing', 'select 1;\nselect nothing from nowhere'), `${migration}:2:`)
  await reloadsAfter(() => writeFileSync(join(copy, migration), 'select 1;\nselect 2'))
  await expect.poll(status, patience).toBe(200)
})

test('Ctrl-C stops the shop and its database', async () => {
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true)
  const ended = once(dev, 'exit')
  if (dev.pid) process.kill(-dev.pid, 'SIGINT')
  await ended
  await expect.poll(() => terminal, patience).toContain('Stopped.')
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

async function reloadsAfter(change: () => void) {
  messages.length = 0
  change()
  await expect.poll(() => messages, patience).toContain('full-reload')
}

async function showsError(change: () => void, text: string) {
  terminal = ''
  messages.length = 0
  change()
  await expect.poll(() => read('/'), patience).toContain(text)
  expect(await status()).toBe(500)
  // Neither the terminal nor the open page is ordered with the answer.
  await expect.poll(() => terminal, patience).toContain(text)
  await expect.poll(() => messages, patience).toContainEqual(expect.stringContaining(`error ${text}`))
}

/** Finds the location of a text, so that files may move. */
function fileWith(folder: string, text: string): string {
  const files = globSync(`${folder}/**/*.ts`, { cwd: copy, exclude: ['**/*.test.ts'] })
  return (
    files.find((file) => readFileSync(join(copy, file), 'utf8').includes(text)) ?? `no file in ${folder} has ${text}`
  )
}

/** Replaces a text of the original, so that a second try edits the same. */
function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(copy, file), text.replace(from, to))
}

/** In place, as `cpSync` deletes the file first. */
function restore(file: string) {
  writeFileSync(join(copy, file), readFileSync(join(root, file)))
}

/** Adds a migration as drizzle-kit does: the statements, then their entry in the journal. */
function addMigration(tag: string, statements: string) {
  writeFileSync(join(copy, `db/migrations/${tag}.sql`), statements)
  const journal = join(copy, 'db/migrations/meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  if (entries.some((entry: { tag: string }) => entry.tag === tag)) return
  const { idx, when, ...last } = entries.at(-1)
  const next = { ...last, idx: idx + 1, when: when + 1, tag }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
}

async function status(): Promise<number> {
  const response = await fetch(origin, { headers: { accept: 'text/html' } }).catch(() => null)
  return response?.status ?? 0
}

async function read(path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
  return response.text()
}

async function call(path: string, payload: object) {
  const response = await fetch(`${origin}/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path, payload }),
  })
  return response.json()
}

/** Listens as an open page does. */
async function openPage() {
  const [, token] = /wsToken = "(.+?)"/.exec(await read('/@vite/client')) ?? []
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => {
    const { type, updates = [], err } = JSON.parse(String(data))
    messages.push([type, ...updates.map(({ path }: { path: string }) => path), ...(err ? [err.message] : [])].join(' '))
  })
  await once(socket, 'open')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
