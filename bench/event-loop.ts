import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { randomAddress } from './measure.ts'
import { owner, shopOrigin, startShop } from './open-bench-shop.ts'
import { importTable, logInOwner, uploadFile } from './owner-acts.ts'
import { readLag } from './read-lag.ts'

// How long heavy work blocks the shop's event loop: measured inside the shop, read from its metrics.
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const shop = await startShop(dataDir)

try {
  const token = await logInOwner()
  const image = await photograph()
  const rows = [
    await watch('nothing', () => wait(3_000)),
    await watch('20 images of 8 MB at once', () =>
      together(20, () => uploadFile('media/uploadProductImage', image, { token })),
    ),
    await watch('100 widths of images at once', makeWidths),
    await watch('40 logins at once', () => together(40, guessPassword)),
    await watch('a table of 10,000 lines', () => importTable(token, 60)),
  ]
  console.log(`An image of ${(image.length / 1_048_576).toFixed(1)} MB.`)
  console.table(rows)
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function watch(what: string, run: () => Promise<unknown>) {
  await readLag(shopOrigin)
  const started = performance.now()
  const answers = await run()
  const seconds = (performance.now() - started) / 1_000
  const { p99, max } = await readLag(shopOrigin)
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

function guessPassword() {
  return fetch(`${shopOrigin}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ ...owner, password: 'wrong' }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
  })
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
  const html = await (await fetch(`${shopOrigin}/shop`)).text()
  const ids = [...new Set([...html.matchAll(/\/images\/([\w-]+)\//g)].map(([, id = '']) => id))].slice(0, 50)
  const addresses = ids.flatMap((id) => [`/images/${id}/480.webp`, `/images/${id}/960.webp`])
  let at = 0
  return together(addresses.length, () => fetch(shopOrigin + addresses[at++ % addresses.length]))
}
