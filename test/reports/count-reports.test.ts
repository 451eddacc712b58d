import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  countPlaywright,
  countStep,
  countVitest,
  recountPlaywright,
  recountVitest,
  sumCounts,
} from './count-reports.ts'

// The fields of the reports of Vitest 5 and Playwright 1.65 that are used here.
const passed = { fullName: 'd ok', status: 'passed', duration: 12.5 }
const failed = { fullName: 'd bad', status: 'failed', duration: 3 }
const vitest = (...testResults: object[]) =>
  JSON.stringify({
    success: true,
    testResults: testResults.map((file) => ({ name: resolve('a.test.ts'), ...file })),
  })

const stats = { expected: 0, skipped: 0, unexpected: 0, flaky: 0, duration: 56.6 }
const spec = (title: string, status: string, ...durations: number[]) => ({
  file: 'a.spec.ts',
  title,
  ok: true,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})
const playwright = (more: { stats?: object; suites?: object[]; errors?: object[] }) =>
  JSON.stringify({ config: {}, suites: [], errors: [], ...more, stats: { ...stats, ...more.stats } })

const nothing = { passed: 0, failed: 1, flaky: [], skipped: [], took: [], broken: [], failures: [] }

test('every Vitest test is counted, and skipped tests are named', () => {
  const leftOut = [
    { fullName: 'd left out', status: 'skipped' },
    { fullName: 'd later', status: 'todo' },
  ]
  const report = vitest({ status: 'failed', assertionResults: [passed, failed, ...leftOut] })
  expect(countVitest(report, 1)).toEqual({
    passed: 1,
    failed: 1,
    flaky: [],
    skipped: ['a.test.ts: d left out', 'a.test.ts: d later'],
    took: [
      { name: 'a.test.ts: d ok', ms: 12.5 },
      { name: 'a.test.ts: d bad', ms: 3 },
      { name: 'a.test.ts: d left out', ms: 0 },
      { name: 'a.test.ts: d later', ms: 0 },
    ],
    broken: ['a.test.ts'],
    failures: ['a.test.ts: d bad'],
  })
})

test('a test file that cannot be loaded, or whose setup fails, is a failure', () => {
  const report = vitest(
    { status: 'passed', assertionResults: [passed] },
    { status: 'failed', assertionResults: [], message: 'Cannot find module' },
    { status: 'failed', assertionResults: [{ fullName: 'not reached', status: 'skipped' }] },
  )
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 2, failures: ['a.test.ts', 'a.test.ts'] })
})

test('an unhandled error is a failure although every test passed', () => {
  const report = vitest({ status: 'passed', assertionResults: [passed] })
  expect(countVitest(report, 0)).toMatchObject({ passed: 1, failed: 0 })
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1 })
  expect(countVitest(report, null)).toMatchObject({ passed: 1, failed: 1 })
  expect(countPlaywright(playwright({ stats: { expected: 3 } }), 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a runner that leaves no report, a truncated one, or ran nothing is a failure', () => {
  expect(countVitest(undefined, 0)).toEqual(nothing)
  expect(countVitest('{"numPassedTests": 3', 0)).toEqual(nothing)
  expect(countVitest(vitest(), 0)).toEqual(nothing)
  expect(countPlaywright(undefined, 0)).toEqual(nothing)
  expect(countPlaywright('{}', 0)).toEqual(nothing)
  expect(countPlaywright(playwright({}), 0)).toEqual(nothing)
})

test('every e2e test is counted, and one that passed only on retry is named', () => {
  const group = { title: 'group', specs: [spec('now and then', 'flaky', 5, 7)] }
  const report = playwright({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ title: 'a.spec.ts', specs: [spec('ok', 'expected', 20), spec('left out', 'skipped')], suites: [group] }],
  })
  expect(countPlaywright(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['a.spec.ts: now and then'],
    skipped: ['a.spec.ts: left out'],
    took: [
      { name: 'a.spec.ts: ok', ms: 20 },
      { name: 'a.spec.ts: left out', ms: 0 },
      { name: 'a.spec.ts: now and then', ms: 12 },
    ],
    broken: [],
    failures: [],
  })
})

test('an error outside of every test is a failure', () => {
  expect(countPlaywright(playwright({ errors: [{ message: 'Cannot find module' }] }), 1)).toEqual(nothing)
})

test('files that failed are counted by their second run, and those that passed then are named', () => {
  const file = (name: string, ...assertionResults: object[]) => ({
    name: resolve(name),
    status: assertionResults.includes(failed) ? 'failed' : 'passed',
    assertionResults,
  })
  const unset = { name: resolve('c.test.ts'), status: 'failed', assertionResults: [{ ...passed, status: 'skipped' }] }
  const first = vitest(file('a.test.ts', passed), file('b.test.ts', passed, failed), unset)
  const { broken, ...counts } = countVitest(first, 1)
  expect(counts).toMatchObject({ passed: 2, failed: 2 })
  expect(broken).toEqual(['b.test.ts', 'c.test.ts'])

  const good = countVitest(vitest(file('b.test.ts', passed, passed), file('c.test.ts', passed)), 0)
  expect(recountVitest(first, broken, good)).toMatchObject({
    passed: 4,
    failed: 0,
    flaky: broken,
    skipped: [],
    broken: [],
  })
  const bad = countVitest(vitest(file('b.test.ts', passed, failed), file('c.test.ts', passed)), 1)
  expect(recountVitest(first, broken, bad)).toMatchObject({
    passed: 3,
    failed: 1,
    flaky: ['c.test.ts'],
    broken: ['b.test.ts'],
    failures: ['b.test.ts: d bad'],
  })
  expect(recountVitest(first, broken, countVitest(undefined, 1))).toMatchObject({ passed: 1, failed: 1 })
})

test('journeys that failed are counted by their second run, and those that passed then are named', () => {
  const failing = [spec('a', 'unexpected'), spec('b', 'unexpected')]
  const suites = [{ title: 'a.spec.ts', specs: [spec('ok', 'expected'), ...failing] }]
  const first = countPlaywright(playwright({ stats: { expected: 1, unexpected: 2 }, suites }), 1)
  expect(first).toMatchObject({ passed: 1, failed: 2, broken: ['a.spec.ts: a', 'a.spec.ts: b'] })
  const report = { stats: { expected: 1, unexpected: 1 }, suites: [{ title: 'a.spec.ts', specs: failing.slice(1) }] }
  const again = countPlaywright(playwright(report), 1)
  expect(recountPlaywright(first, again)).toMatchObject({
    passed: 2,
    failed: 1,
    flaky: ['a.spec.ts: a'],
    failures: ['a.spec.ts: b'],
  })
  expect(recountPlaywright(first, countPlaywright(undefined, 1))).toMatchObject({ passed: 1, failed: 1 })
})

test('journeys are not run once more after an error outside of them', () => {
  const suites = [{ title: 'a.spec.ts', specs: [spec('a', 'unexpected')] }]
  const report = playwright({ stats: { unexpected: 1 }, suites, errors: [{ message: 'No shop' }] })
  expect(countPlaywright(report, 1)).toMatchObject({ failed: 2, broken: [] })
})

test('the steps are summed', () => {
  const named = { flaky: ['c'], skipped: ['b'], broken: ['d'], failures: ['d'] }
  const journeys = { passed: 4, failed: 2, ...named, took: [{ name: 'a', ms: 1 }] }
  expect(sumCounts([countStep(true), countStep(false), journeys])).toEqual({ ...journeys, passed: 5, failed: 3 })
})
