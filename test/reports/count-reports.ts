import { relative } from 'node:path'
import * as z from 'zod/mini'

/** The results of one step of the test run; flaky tests passed on retry, skipped ones are neither passed nor failed. */
export interface Counts {
  passed: number
  failed: number
  flaky: string[]
  skipped: string[]
  /** The duration of each test. */
  took: { name: string; ms: number }[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), duration: z.nullish(z.number()) }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** A step that counts as one test, such as the type check. */
export function countStep(isGood: boolean): Counts {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, flaky: [], skipped: [], took: [] }
}

/**
 * Counts Vitest's JSON report. A file that failed before or outside its tests counts as one failure, and so does an
 * exit code that the report does not explain (an unhandled error), and a report that cannot be read.
 */
export function countVitest(json: string | undefined, exitCode: number | null): Counts {
  const report = parse(vitestReport, json)
  if (!report) return countStep(false)
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)}: ${test.fullName}` })),
  )
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return withExit(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    flaky: [],
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ name }) => name),
    took: tests.map(({ name, duration }) => ({ name, ms: duration ?? 0 })),
  })
}

/**
 * Counts Playwright's JSON report by the same rules. Errors outside of every test count as one failure each; a test that
 * passed only on retry is named as flaky.
 */
export function countPlaywright(json: string | undefined, exitCode: number | null): Counts {
  const report = parse(playwrightReport, json)
  if (!report) return countStep(false)
  const { expected, unexpected, flaky } = report.stats
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return withExit(exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    took: tests.map(({ name, ms }) => ({ name, ms })),
  })
}

export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    flaky: all.flatMap(({ flaky }) => flaky),
    skipped: all.flatMap(({ skipped }) => skipped),
    took: all.flatMap(({ took }) => took),
  }
}

function withExit(exitCode: number | null, counts: Counts): Counts {
  const isUnexplained = exitCode !== 0 || counts.passed + counts.failed === 0
  return counts.failed === 0 && isUnexplained ? { ...counts, failed: 1 } : counts
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function parse<Report>(shape: z.ZodMiniType<Report>, json: string | undefined): Report | undefined {
  try {
    return shape.parse(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}
