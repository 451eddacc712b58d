import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without a word the shop opens on this machine alone, with its own database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    origin: 'http://localhost:3000',
    trustProxy: false,
  })
})

test('the address of the shop is kept without what follows it', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'http://127.0.0.1:8080/shop/' }).origin).toBe('http://127.0.0.1:8080')
})

test.each(['https://shop.example.com', 'http://127.0.0.1.example.com', 'http://192.168.0.7:3000'])(
  'the sandbox till does not open at %s unless that is meant',
  (origin) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(/sandbox till/)
    expect(readConfig({ PUBLIC_ORIGIN: origin, SANDBOX_TILL: '1' }).origin).toBe(origin)
  },
)

test.each([
  ['PORT', 'eighty'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'yes'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test.each(['shop.example.com', 'ftp://shop.example.com'])('PUBLIC_ORIGIN=%s is no address of a shop', (origin) => {
  expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(/PUBLIC_ORIGIN/)
})
