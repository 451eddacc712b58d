import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles } from '#adapters/files/disk.ts'
import type { Files } from '#adapters/files/files.ts'
import { openS3Files } from '#adapters/files/s3.ts'
import { openStorage } from '#test/storage.ts'
import { serveAssets } from './serve-assets.ts'
import { shareAssets } from './share-assets.ts'

const day = 24 * 3_600_000

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A build with these assets, and a server of it. */
async function openBuild(files: Files, names: readonly string[]) {
  const root = newFolder()
  const assets = join(root, 'build', 'client', 'assets')
  mkdirSync(assets, { recursive: true })
  for (const name of names) writeFileSync(join(assets, name), `/* ${name} */`)
  const app = Fastify()
  await serveAssets(app, { root, files })
  onTestFinished(() => app.close())
  return { root, get: (name: string) => app.inject(`/assets/${name}`) }
}

async function openBucket() {
  const storage = await openStorage()
  const files = await openS3Files(storage.bucket)
  onTestFinished(async () => {
    files.close()
    await storage.close()
  })
  return files
}

test.each([
  ['a folder', async () => diskFiles(newFolder())],
  ['a bucket', openBucket],
])('processes of two builds that share %s serve the assets of each other', async (_name, open) => {
  const files = await open()
  const former = await openBuild(files, ['home-1.js', 'root-1.css', 'home-1.js.br'])
  const next = await openBuild(files, ['home-2.js', 'root-1.css', 'serif-1.woff2'])
  await shareAssets(files, former.root)
  await shareAssets(files, next.root)

  const script = await former.get('home-2.js?x=1')
  expect(script).toMatchObject({ statusCode: 200, body: '/* home-2.js */' })
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect((await former.get('serif-1.woff2')).headers['content-type']).toBe('font/woff2')
  expect((await next.get('home-1.js')).body).toBe('/* home-1.js */')
  for (const name of ['home-3.js', '', '..%2fbuilds%2fx.js', '.js', 'home-1.js.br', 'a%00.js', 'constructor.js']) {
    const { statusCode } = await next.get(name)
    expect([400, 403, 404], `${name} ${statusCode}`).toContain(statusCode)
  }
})

test('assets are removed 14 days after a process has last served a build that has them', async () => {
  const files = diskFiles(newFolder())
  const now = Date.now()
  const builds = await Promise.all(
    [
      ['a-1.js', 'all-1.js'],
      ['b-1.js', 'all-1.js'],
      ['c-1.js', 'all-1.js'],
    ].map((names) => openBuild(files, names)),
  )
  const [a, b, c] = builds.map(({ root }) => root)
  await shareAssets(files, a, now - 20 * day)
  await shareAssets(files, b, now - 20 * day)
  // Still running.
  await shareAssets(files, b, now - 13 * day)
  await shareAssets(files, c, now)
  const left: string[] = []
  for await (const key of files.list('assets')) left.push(key)
  expect(left.toSorted()).toEqual(['assets/all-1.js', 'assets/b-1.js', 'assets/c-1.js'])
})
