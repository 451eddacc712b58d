import { expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest, sumCounts } from './count-reports.ts'

// The fields of the reports that Vitest 5 and Playwright 1.65 write which are read here.
const passed = { fullName: 'd ok', status: 'passed' }
const failed = { fullName: 'd bad', status: 'failed' }
const vitest = (counts: { passed: number; failed: number }, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests: counts.passed, numFailedTests: counts.failed, success: true, testResults })

const stats = { expected: 0, skipped: 0, unexpected: 0, flaky: 0, duration: 56.6 }
const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status, results: [] }] })
const playwright = (more: { stats?: object; suites?: object[]; errors?: object[] }) =>
  JSON.stringify({ config: {}, suites: [], errors: [], ...more, stats: { ...stats, ...more.stats } })

const nothing = { passed: 0, failed: 1, flaky: [], skipped: [] }

test('every test of Vitest is counted, and those left out are named', () => {
  const leftOut = [
    { fullName: 'd left out', status: 'skipped' },
    { fullName: 'd later', status: 'todo' },
  ]
  const report = vitest({ passed: 1, failed: 1 }, { status: 'failed', assertionResults: [passed, failed, ...leftOut] })
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, flaky: [], skipped: ['d left out', 'd later'] })
})

test('a test file that cannot be loaded, or whose preparation fails, is a failure', () => {
  const report = vitest(
    { passed: 1, failed: 0 },
    { status: 'passed', assertionResults: [passed] },
    { status: 'failed', assertionResults: [], message: 'Cannot find module' },
    { status: 'failed', assertionResults: [{ fullName: 'not reached', status: 'skipped' }] },
  )
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 2 })
})

test('an error that nobody caught is a failure although every test passed', () => {
  const report = vitest({ passed: 1, failed: 0 }, { status: 'passed', assertionResults: [passed] })
  expect(countVitest(report, 0)).toMatchObject({ passed: 1, failed: 0 })
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1 })
  expect(countVitest(report, null)).toMatchObject({ passed: 1, failed: 1 })
  expect(countPlaywright(playwright({ stats: { expected: 3 } }), 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a runner that leaves no report, half of one, or ran nothing is a failure', () => {
  expect(countVitest(undefined, 0)).toEqual(nothing)
  expect(countVitest('{"numPassedTests": 3', 0)).toEqual(nothing)
  expect(countVitest(vitest({ passed: 0, failed: 0 }), 0)).toEqual(nothing)
  expect(countPlaywright(undefined, 0)).toEqual(nothing)
  expect(countPlaywright('{}', 0)).toEqual(nothing)
  expect(countPlaywright(playwright({}), 0)).toEqual(nothing)
})

test('a journey that passed at the second try counts as passed and is named', () => {
  const group = { title: 'group', specs: [spec('now and then', 'flaky')] }
  const report = playwright({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ title: 'a.spec.ts', specs: [spec('ok', 'expected'), spec('left out', 'skipped')], suites: [group] }],
  })
  expect(countPlaywright(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['a.spec.ts group now and then'],
    skipped: ['a.spec.ts left out'],
  })
})

test('an error outside of every journey is a failure', () => {
  expect(countPlaywright(playwright({ errors: [{ message: 'Cannot find module' }] }), 1)).toEqual(nothing)
})

test('the steps are summed', () => {
  const journeys = { passed: 4, failed: 2, flaky: ['a'], skipped: ['b'] }
  expect(sumCounts([countStep(true), countStep(false), journeys])).toEqual({ ...journeys, passed: 5, failed: 3 })
})
