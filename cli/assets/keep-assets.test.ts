import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveAssets } from '#server/pages/serve-assets.ts'
import { keepAssets } from './keep-assets.ts'

const day = 24 * 3_600_000

/** A folder for builds; `build` replaces the previous build with these files. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const assets = join(folder, 'build', 'client', 'assets')
  const build = (names: string[], now?: number) => {
    keepAssets(folder, now)
    rmSync(assets, { recursive: true, force: true })
    mkdirSync(assets, { recursive: true })
    for (const name of names) writeFileSync(join(assets, name), `// ${name}`)
  }
  return { folder, build, kept: () => readdirSync(join(folder, 'kept-assets')).sort() }
}

test('pages of the previous build still get their scripts, compressed if they were', async () => {
  const { folder, build } = openFolder()
  build(['home-1.js', 'home-1.js.br'])
  build(['home-2.js'])
  const app = Fastify()
  await serveAssets(app, { root: folder })

  expect((await app.inject('/assets/home-2.js')).body).toBe('// home-2.js')
  const old = await app.inject({ url: '/assets/home-1.js', headers: { 'accept-encoding': 'br' } })
  expect(old).toMatchObject({ statusCode: 200, body: '// home-1.js.br' })
  expect(old.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of ['/assets/home-3.js', '/assets/', '/assets/..%2fkept-assets%2fhome-1.js']) {
    expect((await app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400)
  }
  await app.close()
})

test('an asset is kept for 14 days after the last build that contained it', () => {
  const { build, kept } = openFolder()
  const now = Date.now()
  build(['a.js', 'always.js'], now - 40 * day)
  build(['b.js', 'always.js'], now - 16 * day)
  build(['c.js', 'always.js'], now - 13 * day)
  build(['d.js', 'always.js'], now)
  expect(kept()).toEqual(['always.js', 'b.js', 'c.js'])
})

test('the first build creates an empty folder of kept assets', () => {
  const { folder, build } = openFolder()
  build(['a.js'])
  expect(existsSync(join(folder, 'kept-assets'))).toBe(true)
})
