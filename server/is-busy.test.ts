import { expect, test } from 'vitest'
import { isBusy, isFull } from './is-busy.ts'

const coded = (code: string) => Object.assign(new Error('a fault'), { code })

test('an unavailable, full or overloaded database counts as busy, also as the cause of a query error', () => {
  for (const code of ['ECONNREFUSED', 'ENOENT', '57P01', '57P03', '53100', '53300', '25006', '40001']) {
    expect(isBusy(coded(code)), code).toBe(true)
    expect(isBusy(new Error('Failed query', { cause: coded(code) })), code).toBe(true)
  }
  for (const words of [
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated: the database is silent.',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ]) {
    expect(isBusy(new Error('Failed query', { cause: new Error(words) })), words).toBe(true)
  }
})

test('a bug does not count as busy, and a full disk is distinguished', () => {
  for (const code of ['23505', '42P01', '22P02', 'ENOSPC']) expect(isBusy(coded(code)), code).toBe(false)
  expect(isBusy(new TypeError('x is undefined'))).toBe(false)
  expect(isFull(coded('ENOSPC'))).toBe(true)
  expect(isFull(coded('EACCES'))).toBe(false)
})
