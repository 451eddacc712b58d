import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { nodeFlags, nodeSurroundings } from '#cli/node-settings.mjs'
import { readLag } from './read-lag.ts'
import { startProcess } from './start-process.ts'

// How long heavy work blocks the shop's event loop: measured inside the shop, read from its metrics.
const port = 4318
const json = { 'content-type': 'application/json' }
const origin = `http://127.0.0.1:${port}`
const admin = { email: 'owner@mg.example.com', password: randomBytes(12).toString('hex') }

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const shop = await startProcess(
  [...nodeFlags, 'build/server/main.js'],
  {
    ...nodeSurroundings,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  },
  (output) => output.includes('Vitrine is running'),
)

try {
  const token = (await login(admin)).token
  const image = await photograph()
  const rows = [
    await watch('nothing', () => wait(3_000)),
    await watch('20 images of 8 MB at once', () =>
      together(20, () => upload('/api/media/uploadProductImage', image, token)),
    ),
    await watch('100 widths of images at once', makeWidths),
    await watch('40 logins at once', () => together(40, () => login({ ...admin, password: 'wrong' }))),
    await watch('a table of 10,000 lines', () => importTable(token)),
  ]
  console.log(`An image of ${(image.length / 1_048_576).toFixed(1)} MB.`)
  console.table(rows)
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function watch(what: string, run: () => Promise<unknown>) {
  await readLag(origin)
  const started = performance.now()
  const answers = await run()
  const seconds = (performance.now() - started) / 1_000
  const { p99, max } = await readLag(origin)
  return { what, seconds: seconds.toFixed(1), 'p99 ms': p99, 'max ms': max, answers: String(answers ?? '') }
}

/** Runs it this many times at once; returns how often it ended with which status. */
async function together(times: number, run: () => Promise<{ status: number }>) {
  const counts = new Map<number, number>()
  for (const { status } of await Promise.all(Array.from({ length: times }, run))) {
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

function from() {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { method: 'POST', body, headers: { ...from(), ...headers } })
  return {
    status: response.status,
    ...((await response.json()) as { token?: string; importId?: string; productImport?: { state: string } }),
  }
}

async function login(who: { email: string; password: string }) {
  const { token = '', status } = await post('/api/users/login', JSON.stringify(who), json)
  return { token, status }
}

function upload(path: string, content: Buffer, token: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('token', token)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(content)]), 'file')
  return post(path, form)
}

/** A JPEG of just under 8 MB, the size of a camera's. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4_300, 3_200]
  const noise = {
    create: { width, height, channels: 3, background: '#887766', noise: { type: 'gaussian', mean: 128, sigma: 26 } },
  } as const
  return sharp(noise).jpeg({ quality: 92 }).toBuffer()
}

async function makeWidths() {
  const html = await (await fetch(`${origin}/shop`)).text()
  const ids = [...new Set([...html.matchAll(/\/images\/([\w-]+)\//g)].map(([, id = '']) => id))].slice(0, 50)
  const addresses = ids.flatMap((id) => [`/images/${id}/480.webp`, `/images/${id}/960.webp`])
  let at = 0
  return together(addresses.length, () => fetch(origin + addresses[at++ % addresses.length]))
}

async function importTable(token: string) {
  const heading = 'sku,name,brand,category,subCategory,type,description,price,status,color,hex,size,onHand'
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    [
      `B-${Math.floor(at / 4)}`,
      `Bench ${Math.floor(at / 4)}`,
      'Bench',
      'Women',
      'Sunglasses',
      'Round',
      'A product of the bench',
      '60.00',
      'draft',
      'Black',
      '#000000',
      40 + (at % 4),
      5,
    ].join(','),
  )
  const { importId } = await upload('/api/imports/importProducts', Buffer.from([heading, ...lines].join('\n')), token, {
    dryRun: 'no',
  })
  for (;;) {
    const found = await post('/api/imports/findImport', JSON.stringify({ importId, token }), json)
    const state = found.productImport?.state
    if (state !== 'waiting' && state !== 'running') return state
    await wait(300)
  }
}
