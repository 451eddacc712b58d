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
  /** The files of Vitest or the journeys of Playwright that failed; empty if nothing can be named. */
  broken: string[]
  /** Every test that failed, and every file that failed outside its tests. */
  failures: string[]
}

const vitestReport = z.object({
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
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, flaky: [], skipped: [], took: [], broken: [], failures: [] }
}

/**
 * Counts Vitest's JSON report, without the files `leftOut`. A file that failed before or outside its tests counts as one
 * failure, and so does an exit code that the report does not explain (an unhandled error), and a report that cannot be read.
 */
export function countVitest(json: string | undefined, exitCode: number | null, leftOut: string[] = []): Counts {
  const report = parse(vitestReport, json)
  if (!report) return countStep(false)
  const files = report.testResults
    .map((file) => ({ ...file, name: relative('.', file.name) }))
    .filter(({ name }) => !leftOut.includes(name))
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name}: ${test.fullName}` })),
  )
  const hasStatus = (status: string) => tests.filter((test) => test.status === status).length
  const broken = files.filter(({ status }) => status === 'failed')
  const brokenOutside = broken.filter((file) => !file.assertionResults.some(({ status }) => status === 'failed'))
  const counts = {
    passed: hasStatus('passed'),
    failed: hasStatus('failed') + brokenOutside.length,
    flaky: [],
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ name }) => name),
    took: tests.map(({ name, duration }) => ({ name, ms: duration ?? 0 })),
    broken: broken.map(({ name }) => name),
    failures: [...tests.filter(({ status }) => status === 'failed'), ...brokenOutside].map(({ name }) => name),
  }
  return leftOut.length > 0 ? counts : withExit(exitCode, counts)
}

/** The counts of Vitest after its `broken` files were run once more, alone: those that passed then are named as flaky. */
export function recountVitest(first: string | undefined, broken: string[], again: Counts): Counts {
  const counts = sumCounts([countVitest(first, 0, broken), again])
  return { ...counts, flaky: broken.filter((name) => !again.broken.includes(name)), broken: again.broken }
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
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name)
  return withExit(exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    took: tests.map(({ name, ms }) => ({ name, ms })),
    broken: report.errors.length > 0 ? [] : failures,
    failures,
  })
}

/** The counts of Playwright after its `broken` journeys were run once more, alone: those that passed then are flaky. */
export function recountPlaywright(first: Counts, again: Counts): Counts {
  return {
    ...first,
    passed: first.passed + again.passed,
    failed: again.failed,
    flaky: [...first.flaky, ...first.broken.filter((name) => !again.broken.includes(name))],
    broken: again.broken,
    failures: again.failures,
  }
}

export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    flaky: all.flatMap(({ flaky }) => flaky),
    skipped: all.flatMap(({ skipped }) => skipped),
    took: all.flatMap(({ took }) => took),
    broken: all.flatMap(({ broken }) => broken),
    failures: all.flatMap(({ failures }) => failures),
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
