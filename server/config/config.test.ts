import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('by default the shop listens on localhost with the embedded database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    origin: 'http://localhost:3000',
    trustProxy: false,
  })
})

test('PROCESSES is a number, or auto for the cores of the machine', () => {
  expect(readConfig({}).processes).toBe(1)
  expect(readConfig({ PROCESSES: '4' }).processes).toBe(4)
  expect(readConfig({ PROCESSES: 'auto' }).processes).toBe(Math.min(availableParallelism(), 16))
})

test('only the origin of PUBLIC_ORIGIN is used', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'http://127.0.0.1:8080/shop/' }).origin).toBe('http://127.0.0.1:8080')
})

test.each(['https://shop.example.com', 'http://127.0.0.1.example.com', 'http://192.168.0.7:3000'])(
  'the sandbox does not open at %s unless that is meant',
  (origin) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(/sandbox/)
    expect(readConfig({ PUBLIC_ORIGIN: origin, SANDBOX_IN_PUBLIC: '1' }).origin).toBe(origin)
  },
)

test.each([
  ['PORT', 'eighty'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'yes'],
  ['PROCESSES', '0'],
  ['PROCESSES', '17'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test.each(['shop.example.com', 'ftp://shop.example.com'])('PUBLIC_ORIGIN=%s is invalid', (origin) => {
  expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(/PUBLIC_ORIGIN/)
})

const bucket = {
  S3_BUCKET: 'shop-files',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('files are stored in the data folder unless a bucket is set', () => {
  expect(readConfig({}).bucket).toBeNull()
  expect(readConfig(bucket).bucket).toEqual({
    name: 'shop-files',
    region: 'us-east-1',
    endpoint: 'https://s3.example.com',
    keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
    isInPath: true,
  })
})

test('without an endpoint the bucket is part of the host name, and keys may come from the environment', () => {
  const { bucket: named } = readConfig({ S3_BUCKET: 'shop-files', S3_REGION: 'eu-central-1' })
  expect(named).toEqual({ name: 'shop-files', region: 'eu-central-1', endpoint: null, keys: null, isInPath: false })
  expect(readConfig({ ...bucket, S3_PATH_STYLE: '0' }).bucket?.isInPath).toBe(false)
})

test.each([
  ['no bucket', { S3_BUCKET: undefined }, /^S3_BUCKET is missing/],
  ['only one of the keys', { S3_SECRET_ACCESS_KEY: undefined }, /^Set both S3_ACCESS_KEY_ID and/],
  ['an endpoint without a scheme', { S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT must be a URL/],
])('%s is refused at the start', (_what, changed, sentence) => {
  expect(() => readConfig({ ...bucket, ...changed })).toThrow(sentence)
})

test('FAILPOINTS is refused in a production build', () => {
  expect(() => readConfig({ FAILPOINTS: 'ship.beforeCommit=kill:1' })).toThrow('FAILPOINTS injects failures')
})

test('a process gives balancers notice before it closes, on a public origin unless another time is set', () => {
  const open = { PUBLIC_ORIGIN: 'https://shop.example.com', SANDBOX_IN_PUBLIC: '1' }
  expect(readConfig({}).stopNoticeMs).toBe(0)
  expect(readConfig(open).stopNoticeMs).toBe(5_000)
  expect(readConfig({ ...open, STOP_NOTICE_SECONDS: '0' }).stopNoticeMs).toBe(0)
})

test('the address without a pooler needs that of the pooler', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgresql://localhost/shop' })).toThrow('Set DATABASE_URL to')
})

test('a live key never adds the demo catalog', () => {
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_ORIGIN: 'https://shop.example.com',
  }
  expect(readConfig(live).isSeeded).toBe(false)
  expect(readConfig({}).isSeeded).toBe(true)
  expect(() => readConfig({ ...live, SEED: '1' })).toThrow('SEED=1 adds demo products')
})

test('a public shop with a database elsewhere needs a key for its secrets, or says that there is none', () => {
  const shop = { DATABASE_URL: 'postgresql://localhost/shop', SANDBOX_IN_PUBLIC: '1' }
  const given = { ...shop, PUBLIC_ORIGIN: 'https://shop.example.com' }
  const key = 'k'.repeat(32)
  expect(() => readConfig(given)).toThrow(/needs SECRETS_KEY.+SECRETS_KEY=none/)
  expect(() => readConfig({ ...given, SECRETS_KEY: 'too short' })).toThrow('SECRETS_KEY')
  expect(readConfig({ ...given, SECRETS_KEY: key }).secretsKey).toBe(key)
  expect(readConfig({ ...given, SECRETS_KEY: 'none' }).secretsKey).toBeNull()
  expect(readConfig(shop).secretsKey).toBeNull()
})
