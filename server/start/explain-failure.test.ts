import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const refused = (message: string) =>
  new DrizzleQueryError(
    'insert into "settings" ("key", "value") values ($1, $2)',
    ['secrets', '{"signedLinks":"canary"}'],
    new Error(message),
  )

test('a refused statement is explained by its cause, without its values', () => {
  expect(explainFailure(refused('cannot execute INSERT in a read-only transaction'))).toBe(
    'The database refused a statement: cannot execute INSERT in a read-only transaction. The statement: insert into "settings" ("key", "value") values ($1, $2)',
  )
})

test('a parameter that a pooler does not know leads to what to set', () => {
  const explained = explainFailure(refused('unsupported startup parameter: statement_timeout'))
  expect(explained).toContain('unsupported startup parameter: statement_timeout')
  expect(explained).toContain('Set DATABASE_DIRECT_URL')
  expect(explained).not.toContain('canary')
})

test('a password in a connection URL is never shown, and other messages stay as they are', () => {
  expect(explainFailure(new Error('No server at postgres://ann:canary@db.example.com/shop.'))).toBe(
    'No server at postgres://ann:…@db.example.com/shop.',
  )
  expect(explainFailure(new Error('PORT 3000 is in use.'))).toBe('PORT 3000 is in use.')
  expect(explainFailure(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]))).toBe(
    'connect ECONNREFUSED ::1:5432',
  )
})
