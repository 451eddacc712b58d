import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { imageWorkers } from './workers.ts'

const photo = await photograph(900, 1_200)
// Large enough that its processing can be interrupted.
const large = await photograph(4_000, 6_000)

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer()
}

/** Images, the failures reported, and the worker processes. */
function open(options: { idleMs?: number; timeoutMs?: number } = {}) {
  const lost: string[] = []
  const images = imageWorkers({ ...options, onLoss: (error) => lost.push(String(error)) })
  onTestFinished(async () => {
    images.close()
    await expect.poll(workers).toEqual([])
  })
  return { images, lost }
}

// The worker processes of this process, as Linux reports them.
function workers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('images/worker.ts'))
}

test('images are processed in separate processes, one at a time each, with low priority and without secrets', async () => {
  process.env.STRIPE_SECRET_KEY = 'sk_test_secret'
  onTestFinished(() => void delete process.env.STRIPE_SECRET_KEY)
  const { images } = open()

  expect(await images.processUpload(photo)).toMatchObject({
    width: 900,
    height: 1_200,
    tint: expect.stringMatching(/^#8/),
  })
  const [first, ...others] = workers()
  expect(others).toEqual([])
  expect(getPriority(first)).toBeGreaterThan(getPriority())
  expect(readFileSync(`/proc/${first}/environ`, 'utf8')).not.toContain('sk_test_secret')

  const widths = await Promise.all([320, 480].map((width) => images.resize(photo, width, 'webp')))
  expect(workers()).toHaveLength(2)
  expect(workers()).toContain(first)
  expect(await Promise.all(widths.map((each) => sharp(each ?? undefined).metadata()))).toMatchObject([
    { width: 320, format: 'webp' },
    { width: 480, format: 'webp' },
  ])
})

test('an image whose worker was killed is retried, and the loss is reported', async () => {
  const { images, lost } = open()
  const made = images.resize(large, 1_900, 'avif')
  await expect.poll(workers).toHaveLength(1)
  process.kill(workers()[0] ?? 0, 'SIGKILL')
  expect(await sharp((await made) ?? undefined).metadata()).toMatchObject({ width: 1_900 })
  expect(lost).toEqual(['Error: An image worker exited (SIGKILL).'])
})

test('an image that kills two workers is damaged', async () => {
  const { images, lost } = open()
  const processed = images.processUpload(large)
  for (let end = 1; end <= 2; end++) {
    await expect.poll(workers).toHaveLength(1)
    process.kill(workers()[0] ?? 0, 'SIGKILL')
    await expect.poll(() => lost).toHaveLength(end)
  }
  expect(await processed).toBe('damaged')
  expect(await images.processUpload(photo)).toMatchObject({ width: 900 })
})

test('a worker that hangs is killed, and its image is retried', async () => {
  const { images, lost } = open({ timeoutMs: 10_000 })
  const made = images.resize(large, 320, 'webp')
  await expect.poll(workers).toHaveLength(1)
  process.kill(workers()[0] ?? 0, 'SIGSTOP')
  expect(await made).not.toBeNull()
  expect(lost).toHaveLength(1)
})

test('an unreadable file is refused, and the same process handles the next one', async () => {
  const { images, lost } = open()
  expect(await images.resize(Buffer.from('none'), 320, 'webp')).toBeNull()
  const [first] = workers()
  expect(await images.processUpload(photo.subarray(0, photo.length / 2))).toBe('damaged')
  expect(workers()).toEqual([first])
  expect(lost).toEqual([])
})

test('an idle worker is stopped after a while', async () => {
  const { images } = open({ idleMs: 50 })
  await images.resize(photo, 320, 'webp')
  await expect.poll(workers).toEqual([])
  expect(await images.resize(photo, 320, 'webp')).not.toBeNull()
})
