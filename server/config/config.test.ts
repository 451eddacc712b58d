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
  'the sandbox does not open at %s unless that is meant',
  (origin) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(/sandbox/)
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

const bucket = {
  S3_BUCKET: 'goods',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('files stay in the data folder until a bucket is named', () => {
  expect(readConfig({}).bucket).toBeNull()
  expect(readConfig(bucket).bucket).toEqual({
    name: 'goods',
    region: 'us-east-1',
    endpoint: 'https://s3.example.com',
    keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
    isInPath: true,
  })
})

test('at Amazon the bucket is a host, and keys may come from the machine', () => {
  const { bucket: named } = readConfig({ S3_BUCKET: 'goods', S3_REGION: 'eu-central-1' })
  expect(named).toEqual({ name: 'goods', region: 'eu-central-1', endpoint: null, keys: null, isInPath: false })
  expect(readConfig({ ...bucket, S3_PATH_STYLE: '0' }).bucket?.isInPath).toBe(false)
})

test.each([
  ['no bucket', { S3_BUCKET: undefined }, /^S3_BUCKET is missing/],
  ['half of the keys', { S3_SECRET_ACCESS_KEY: undefined }, /come together/],
  ['an address that is none', { S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT must be an address/],
])('%s is refused at the start', (_what, changed, sentence) => {
  expect(() => readConfig({ ...bucket, ...changed })).toThrow(sentence)
})

test('a shop that is asked to fail on purpose does not open', () => {
  expect(() => readConfig({ FAILPOINTS: 'ship.beforeCommit=kill:1' })).toThrow(
    'FAILPOINTS makes a shop fail on purpose',
  )
})
