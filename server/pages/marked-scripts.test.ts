import { createHash } from 'node:crypto'
import { createElement } from 'react'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { homeBuild } from '#test/home-build.ts'
import { createApp } from '../app.ts'
import { finishPage } from './finish-page.ts'
import { servePages } from './serve-pages.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('only marked inline scripts are allowed, and no mark is left', () => {
  const page = '<script nonce="m1">ours()</script><script>theirs()</script><script nonce="m1" src="/a.js"></script>'
  const { body, hashes } = finishPage(page, 'm1')
  expect(body.toString()).toBe('<script>ours()</script><script>theirs()</script><script src="/a.js"></script>')
  expect(hashes).toEqual([hashOf('ours()')])
})

test('the mark is found at any place of a tag', () => {
  const page =
    '<script type="text/x" nonce="m1" async="">ours()</script><script src="/b.js" nonce="m1"></script><link nonce="m1" href="/c.js"/>'
  const { body, hashes } = finishPage(page, 'm1')
  expect(body.toString()).toBe(
    '<script type="text/x" async="">ours()</script><script src="/b.js"></script><link href="/c.js"/>',
  )
  expect(hashes).toEqual([hashOf('ours()')])
})

test('the hash of a script is that of its bytes, whatever characters it has', () => {
  const { body, hashes } = finishPage('<script nonce="m1">say("Crème … 👗")</script><p>Größe</p>', 'm1')
  expect(hashes).toEqual([hashOf('say("Crème … 👗")')])
  expect(body.toString()).toBe('<script>say("Crème … 👗")</script><p>Größe</p>')
})

test('the policy of a page allows every script of the shop, and none that was smuggled into it', async () => {
  const shop = await createTestShop()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the attack
  const smuggled = () => createElement('p', { dangerouslySetInnerHTML: { __html: '<script>theirs()</script>' } })
  const build: ServerBuild = {
    ...homeBuild({}, smuggled),
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }
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
  expect(page.body).toContain('<script type="later">')
  expect(page.body).not.toContain('<script type="module"')
  expect(scripts.length).toBeGreaterThan(5)
  const forbidden = scripts.filter((code) => !policy.includes(hashOf(code)))
  expect(forbidden).toEqual(['theirs()'])
})
