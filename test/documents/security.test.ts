import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loggingTable } from '../document-tables/logging.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const quotedIn = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)

test('every table of the database has a data class, and only one', () => {
  const tables = globSync('db/tables/**/*.ts').flatMap((file) =>
    [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  )
  const [classes = ''] = read('docs/security/data-classes.md').split('## What does each class')
  const named = classes
    .split('\n')
    .filter((line) => /^\| (Secret|Personal|Money|Business|Public) /.test(line))
    .flatMap(quotedIn)
  expect(tables.length).toBeGreaterThan(80)
  // The row of the secrets is named beside its table.
  expect(named.filter((name) => name !== 'secrets').toSorted()).toEqual([...tables, 'settings'].toSorted())
})

test('every file that calls a cryptographic function is in the inventory', () => {
  const calls =
    /\b(createHash|createHmac|createCipheriv|createDecipheriv|randomBytes|randomInt|hkdfSync|scrypt|pbkdf2)\(|@node-rs\/argon2|'otpauth'|@simplewebauthn\/server|crypto\.subtle/
  const files = globSync('{adapters,app,cli,contract,db,emails,modules,sandbox,server}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && calls.test(read(file)),
  )
  const listed = quotedIn(read('docs/security/cryptography.md'))
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !listed.includes(file))).toEqual([])
})

test('every file that a security page names exists', () => {
  const roots = /^(adapters|app|cli|contract|db|docs|emails|messages|modules|sandbox|server|test|e2e)\//
  const named = globSync('docs/security/*.md').flatMap((page) =>
    quotedIn(read(page)).filter((name) => roots.test(name)),
  )
  expect(named.length).toBeGreaterThan(60)
  expect([...new Set(named)].filter((name) => !existsSync(name))).toEqual([])
})

test('the inventory of logs is up to date', () => {
  expect(read('docs/security/logging.md'), 'Run npm run document-tables.').toBe(loggingTable())
})
