import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { badImages, goodImages } from '#test/images/image-corpus.ts'
import { startShop } from './open-bench-shop.ts'
import { processorMs } from './processor-time.ts'
import { readLag } from './read-lag.ts'

// What each image of the corpus costs, sent five times: how long it takes, how much CPU time the shop itself
// uses for it, the memory of the process that decodes it, and the delay of the event loop.
const times = 5
const port = Number(process.env.BENCH_PORT ?? 4320)
const origin = `http://127.0.0.1:${port}`
const password = 'a long enough password'
let visitors = 0

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const shop = await startShop(dataDir)
try {
  const good = Object.entries(await goodImages())
  const bad = Object.entries(await badImages()).map(([name, { file }]) => [name, file] as const)
  await send(good[0]?.[1] ?? Buffer.alloc(0), await signUp())
  const rows = [await measure('nothing', null)]
  for (const [name, file] of [...good, ...bad]) rows.push(await measure(name, file))
  console.table(rows)
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(what: string, file: Buffer | null) {
  const token = file && (await signUp())
  await readLag(origin)
  for (const pid of [shop.pid, ...workersOf(shop.pid)]) forgetPeak(pid)
  const before = processorMs(shop.pid)
  const started = performance.now()
  const answers = new Set<number>()
  for (let time = 0; time < times; time++) {
    if (token) answers.add(await send(file, token))
    else await wait(200)
  }
  const ms = (performance.now() - started) / times
  const busyMs = ((processorMs(shop.pid) ?? 0) - (before ?? 0)) / times
  const { p99 } = await readLag(origin)
  const workers = workersOf(shop.pid).map(peakMegabytes)
  return {
    file: what,
    bytes: file?.length ?? 0,
    answers: [...answers].join(', '),
    ms: Math.round(ms),
    'shop busy ms': Math.round(busyMs),
    'worker MB': Math.max(0, ...workers),
    'shop MB': peakMegabytes(shop.pid),
    'loop p99 ms': p99,
  }
}

async function signUp(): Promise<string> {
  const named = { firstName: 'Ann', lastName: 'Lee', country: 'United States', channel: 'Friends' }
  const typed = { ...named, email: `bench-${randomUUID()}@example.com`, password, confirmPassword: password }
  const { token } = (await post('/api/users/signup', JSON.stringify(typed), { 'content-type': 'application/json' }))
    .body
  return token ?? ''
}

async function send(file: Buffer, token: string): Promise<number> {
  const form = new FormData()
  form.set('token', token)
  form.set('file', new Blob([new Uint8Array(file)]), 'image')
  return (await post('/api/images', form)).status
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const from = `10.7.${visitors >> 8}.${visitors++ & 255}`
  const response = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': from, ...headers },
  })
  return { status: response.status, body: (await response.json()) as { token?: string } }
}

/** The child processes of the shop. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const pids = children.split(' ').filter(Boolean).map(Number)
  return pids.filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('node'))
}

/** Makes Linux reset the peak memory of a process. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function peakMegabytes(pid: number): number {
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024)
}
