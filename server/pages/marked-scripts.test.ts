import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { homeBuild } from '#test/home-build.ts'
import { createApp } from '../app.ts'
import { takeMarkedScripts } from './marked-scripts.ts'
import { servePages } from './serve-pages.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('only marked inline scripts are allowed, and no mark is left', () => {
  const page = '<script nonce="m1">ours()</script><script>theirs()</script><script nonce="m1" src="/a.js"></script>'
  expect(takeMarkedScripts(page, 'm1')).toEqual({
    html: '<script>ours()</script><script>theirs()</script><script src="/a.js"></script>',
    hashes: [hashOf('ours()')],
  })
})

test('the hash of a script is that of its bytes, whatever characters it has', () => {
  const page = Buffer.from('<script nonce="m1">say("Crème … 👗")</script><p>Größe</p>')
  const { html, hashes } = takeMarkedScripts(page.toString('latin1'), 'm1')
  expect(hashes).toEqual([hashOf('say("Crème … 👗")')])
  expect(Buffer.from(html, 'latin1').toString()).toBe('<script>say("Crème … 👗")</script><p>Größe</p>')
})

test('the policy of a page allows every script of the shop, and none that was smuggled into it', async () => {
  const shop = await createTestShop()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the attack
  const smuggled = () => createElement('p', { dangerouslySetInnerHTML: { __html: '<script>theirs()</script>' } })
  const build = homeBuild({}, smuggled)
  const app = await createApp(shop, {
    trustProxy: false,
    logger: false,
    serve: (scope, calls) =>
      servePages(scope, { calls, loadBuild: async () => build, mode: 'production', cache: null }),
  })
  onTestFinished(() => app.close())
  const page = await app.inject('/')
  const policy = String(page.headers['content-security-policy'])
  // Structured data does not run.
  const scripts = [
    ...page.body.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => code)

  expect(page.body).not.toContain('nonce=')
  expect(scripts.length).toBeGreaterThan(5)
  const forbidden = scripts.filter((code) => !policy.includes(hashOf(code)))
  expect(forbidden).toEqual(['theirs()'])
})
