import * as z from 'zod/mini'

/** What one step of the test run found; flaky tests passed in the end, skipped ones are neither passed nor failed. */
export interface Counts {
  passed: number
  failed: number
  flaky: string[]
  skipped: string[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const playwrightSpec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })
const playwrightSuite = z.object({
  title: z.string(),
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

/** A step that counts as one test, such as the types. */
export function countStep(isGood: boolean): Counts {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, flaky: [], skipped: [] }
}

/**
 * Counts Vitest's JSON report. A file that broke before or outside its tests counts as one failure, and so does a bad
 * end that the report does not explain (an error nobody caught), and a report that cannot be read.
 */
export function countVitest(json: string | undefined, exitCode: number | null): Counts {
  const report = parse(vitestReport, json)
  if (!report) return countStep(false)
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return withExit(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    flaky: [],
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
  })
}

/** Counts Playwright's JSON report by the same rules; errors outside of every test count as one failure each. */
export function countPlaywright(json: string | undefined, exitCode: number | null): Counts {
  const report = parse(playwrightReport, json)
  if (!report) return countStep(false)
  const { expected, unexpected, flaky } = report.stats
  return withExit(exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky: report.suites.flatMap((suite) => namesOf('flaky', suite)),
    skipped: report.suites.flatMap((suite) => namesOf('skipped', suite)),
  })
}

export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    flaky: all.flatMap(({ flaky }) => flaky),
    skipped: all.flatMap(({ skipped }) => skipped),
  }
}

function withExit(exitCode: number | null, counts: Counts): Counts {
  const isUnexplained = exitCode !== 0 || counts.passed + counts.failed === 0
  return counts.failed === 0 && isUnexplained ? { ...counts, failed: 1 } : counts
}

function namesOf(status: string, { title, specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title)
  return [...own, ...suites.flatMap((suite) => namesOf(status, suite))].map((name) => `${title} ${name}`)
}

function parse<Report>(shape: z.ZodMiniType<Report>, json: string | undefined): Report | undefined {
  try {
    return shape.parse(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}
