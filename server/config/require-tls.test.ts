import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  'postgresql:///shop?host=/var/run/postgresql',
  'postgresql://shop:secret@localhost/shop',
  'postgresql://shop:secret@127.0.0.1:5433/shop',
  'postgresql://shop:secret@db.example.com/shop?sslmode=verify-full',
  'postgresql://shop:secret@10.0.0.2/shop?sslmode=disable',
])('the database at %s may be used', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('a database on another machine without TLS is refused with its variable, and without its password', () => {
  const remote = 'postgresql://shop:canary@db.example.com/shop'
  const local = 'postgresql://localhost/shop'
  const sentence = /^DATABASE_URL leads to db\.example\.com without TLS\. Add \?sslmode=verify-full.+sslmode=disable/
  expect(() => readConfig({ DATABASE_URL: remote })).toThrow(sentence)
  expect(() => readConfig({ DATABASE_URL: local, DATABASE_DIRECT_URL: remote })).toThrow(/^DATABASE_DIRECT_URL/)
  expect(() => readConfig({ DATABASE_URL: local, DATABASE_REPLICA_URL: remote })).toThrow(/^DATABASE_REPLICA_URL/)
})

test.each([
  ['smtp://mail.example.com:587', 'smtp://mail.example.com:587?requireTLS=true'],
  ['smtp://ann:secret@mail.example.com', 'smtp://ann:secret@mail.example.com?requireTLS=true'],
  ['smtp://mail:1025?ignoreTLS=true', 'smtp://mail:1025?ignoreTLS=true'],
  ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
  ['smtps://mail.example.com', 'smtps://mail.example.com'],
])('emails are sent by %s as %s', (given, used) => {
  expect(readConfig({ SMTP_URL: given }).smtpUrl).toBe(used)
})
