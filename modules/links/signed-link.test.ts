import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LinkKeys, Secrets } from '../context.ts'
import { rotateLinkKeys } from './rotate-link-keys.ts'
import { checkLink, longestLifeDays, signLink } from './signed-link.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-05-05T12:00:00Z')
const first: LinkKeys = { current: '1', keys: [{ id: '1', secret: 'one', retiredAt: null }], undatedSince: null }
const keyed = (links: LinkKeys) => ({ secrets: { links } as Secrets })
const shop = keyed(first)
const after = (days: number) => now + days * dayMs

test('a link works until its last day has passed, and then says that it has expired', () => {
  const key = signLink(shop, 'track-order', 'AB-1', now)
  expect(checkLink(shop, 'track-order', 'AB-1', key, now)).toBe('valid')
  expect(checkLink(shop, 'track-order', 'AB-1', key, after(400))).toBe('valid')
  expect(checkLink(shop, 'track-order', 'AB-1', key, after(401))).toBe('expired')
  expect(signLink(shop, 'found-order', 'AB-1', now)).not.toBe(key)
  expect(checkLink(shop, 'found-order', 'AB-1', signLink(shop, 'found-order', 'AB-1', now), after(2))).toBe('expired')
})

test('a link opens nothing else, and neither its day nor its key can be changed', () => {
  const key = signLink(shop, 'track-order', 'AB-1', now)
  const [id = '', until = '', ...signature] = key.split('-')
  const forged = [
    ['found-order', 'AB-1', key],
    ['track-order', 'AB-2', key],
    ['track-order', 'AB-1', [id, 'zzzz', ...signature].join('-')],
    ['track-order', 'AB-1', ['2', until, ...signature].join('-')],
    ['track-order', 'AB-1', `${key}x`],
    ['track-order', 'AB-1', signature.join('-')],
    ['track-order', 'AB-1', ''],
  ] as const
  for (const [purpose, about, changed] of forged) {
    expect(checkLink(shop, purpose, about, changed, now), changed).toBe('forged')
  }
})

test('after a rotation a new key signs, and links of the former one work until they expire', () => {
  const key = signLink(shop, 'track-order', 'AB-1', now)
  const rotated = rotateLinkKeys(first, 'two', { isRevoking: false, now })
  expect(rotated).toMatchObject({
    current: '2',
    keys: [{ id: '2' }, { id: '1', retiredAt: '2026-05-05T12:00:00.000Z' }],
  })
  expect(signLink(keyed(rotated), 'track-order', 'AB-1', now)).toMatch(/^2-/)
  expect(checkLink(keyed(rotated), 'track-order', 'AB-1', key, after(400))).toBe('valid')
  expect(checkLink(keyed(rotated), 'track-order', 'AB-1', key, after(401))).toBe('expired')
})

test('a key is dropped once no link of it can work, and at once when it is revoked', () => {
  const twice = rotateLinkKeys(rotateLinkKeys(first, 'two', { isRevoking: false, now }), 'three', {
    isRevoking: false,
    now: after(longestLifeDays + 1),
  })
  expect(twice.keys.map(({ id }) => id)).toEqual(['3', '2'])
  const revoked = rotateLinkKeys(twice, 'four', { isRevoking: true, now })
  expect(revoked.keys.map(({ id }) => id)).toEqual(['4'])
})

test('links of the version before, without a date, work as long as new ones from the day of the upgrade on', () => {
  const key = createHmac('sha256', 'one').update('track-order\nAB-1').digest('base64url')
  const unsubscribing = createHmac('sha256', 'one').update('unsubscribe:ann@example.com').digest('base64url')
  const upgraded = keyed({ ...first, undatedSince: new Date(now).toISOString() })
  expect(checkLink(shop, 'track-order', 'AB-1', key, now)).toBe('forged')
  expect(checkLink(upgraded, 'track-order', 'AB-1', key, after(399))).toBe('valid')
  expect(checkLink(upgraded, 'track-order', 'AB-1', key, after(401))).toBe('expired')
  expect(checkLink(upgraded, 'track-order', 'AB-2', key, now)).toBe('forged')
  expect(checkLink(upgraded, 'unsubscribe', 'Ann@example.com', unsubscribing, now)).toBe('valid')
})
