import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest, sumCounts } from './count-reports.ts'

// The fields of the reports of Vitest 5 and Playwright 1.65 that are used here.
const passed = { fullName: 'd ok', status: 'passed', duration: 12.5 }
const failed = { fullName: 'd bad', status: 'failed', duration: 3 }
const vitest = (counts: { passed: number; failed: number }, ...testResults: object[]) =>
  JSON.stringify({
    numPassedTests: counts.passed,
    numFailedTests: counts.failed,
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

const nothing = { passed: 0, failed: 1, flaky: [], skipped: [], took: [] }

test('every Vitest test is counted, and skipped tests are named', () => {
  const leftOut = [
    { fullName: 'd left out', status: 'skipped' },
    { fullName: 'd later', status: 'todo' },
  ]
  const report = vitest({ passed: 1, failed: 1 }, { status: 'failed', assertionResults: [passed, failed, ...leftOut] })
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
  })
})

test('a test file that cannot be loaded, or whose setup fails, is a failure', () => {
  const report = vitest(
    { passed: 1, failed: 0 },
    { status: 'passed', assertionResults: [passed] },
    { status: 'failed', assertionResults: [], message: 'Cannot find module' },
    { status: 'failed', assertionResults: [{ fullName: 'not reached', status: 'skipped' }] },
  )
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 2 })
})

test('an unhandled error is a failure although every test passed', () => {
  const report = vitest({ passed: 1, failed: 0 }, { status: 'passed', assertionResults: [passed] })
  expect(countVitest(report, 0)).toMatchObject({ passed: 1, failed: 0 })
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1 })
  expect(countVitest(report, null)).toMatchObject({ passed: 1, failed: 1 })
  expect(countPlaywright(playwright({ stats: { expected: 3 } }), 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a runner that leaves no report, a truncated one, or ran nothing is a failure', () => {
  expect(countVitest(undefined, 0)).toEqual(nothing)
  expect(countVitest('{"numPassedTests": 3', 0)).toEqual(nothing)
  expect(countVitest(vitest({ passed: 0, failed: 0 }), 0)).toEqual(nothing)
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
  })
})

test('an error outside of every test is a failure', () => {
  expect(countPlaywright(playwright({ errors: [{ message: 'Cannot find module' }] }), 1)).toEqual(nothing)
})

test('the steps are summed', () => {
  const journeys = { passed: 4, failed: 2, flaky: ['c'], skipped: ['b'], took: [{ name: 'a', ms: 1 }] }
  expect(sumCounts([countStep(true), countStep(false), journeys])).toEqual({ ...journeys, passed: 5, failed: 3 })
})
