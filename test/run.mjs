import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../cli/build.mjs'
import { hold } from '../cli/hold.mjs'
import { findNode } from '../cli/install.mjs'
import { makeInstalled } from '../cli/make-ready.mjs'
import { runNpm } from '../cli/run-npm.mjs'

// What `npm test` runs: every step, also after one that failed. `--quick` leaves the browser out.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isQuick = process.argv.includes('--quick')
const longestStepMs = 75 * 60_000
// More failures than these are no accident of a busy machine.
const maxTriedAgain = 12
// Some tools color a log that is read later, because they know it is a machine's.
const isWatched = process.stdout.isTTY === true

try {
  await makeInstalled(root)
} catch (error) {
  console.error(`${error.message}\n0 passed, 1 failed`)
  process.exit(1)
}
// The machine's Node may be older than what reads TypeScript.
if (Number.parseInt(process.versions.node, 10) < 24) {
  const [again] = await run(findNode(root), process.argv.slice(1))
  process.exit(again ?? 1)
}

const { countPlaywright, countStep, countVitest, recountPlaywright, recountVitest, sumCounts } = await import(
  './reports/count-reports.ts'
)
const reports = mkdtempSync(join(tmpdir(), 'vitrine-reports-'))
const results = []
const [unitAndShop, journeys] = ['Unit and shop tests', 'Browser journeys']

// Each of these keeps one core busy, so they run side by side.
const [, , isBuilt] = await Promise.all([
  step('Format and lint', () => runScript('lint', 'Checking format and lint', ...(isWatched ? [] : ['--colors=off']))),
  step('Types', () => runScript('typecheck', 'Checking types')),
  step('Build', buildAll),
  step('Unused exports', () => runScript('unused', 'Looking for unused exports')),
])
// One after the other: Linux gives each session the same share of the cores, and a journey's browser, shop and database are
// a session each. Beside them the other tests waited until they reached their limits.
await step(unitAndShop, testWithVitest)
if (!isQuick) await step(journeys, testWithPlaywright)
// What failed is run once more, with less beside it. What passes then is named at the end.
await again(unitAndShop, testVitestAgain)
await again(journeys, testPlaywrightAgain)
rmSync(reports, { recursive: true, force: true })
process.exitCode = summarize()

async function step(name, work) {
  console.log(`── ${name} …`)
  const started = Date.now()
  const counts = await work().catch((error) => {
    console.error(error.message)
    return countStep(false)
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  results.push({ name, seconds, counts })
  console.log(`── ${name}: ${inWords(counts)} (${seconds} s)`)
  return counts.failed === 0
}

async function again(name, work) {
  const result = results.find((each) => each.name === name)
  const { broken = [] } = result?.counts ?? {}
  if (broken.length === 0 || broken.length > maxTriedAgain) return
  await step(`${name}, once more: ${broken.join(', ')}`, () => work(result.counts))
  const { counts } = results.pop()
  result.counts = counts
}

async function testWithVitest() {
  const { report, code } = await runVitest('vitest')
  return countVitest(report, code)
}

async function testVitestAgain({ broken }) {
  const { report, code } = await runVitest('vitest-again', broken)
  return recountVitest(read(join(reports, 'vitest.json')), broken, countVitest(report, code))
}

async function runVitest(name, files = []) {
  const path = join(reports, `${name}.json`)
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const [code] = await tool('vitest', ['run', ...options, ...files], isWatched ? {} : { NO_COLOR: '1' })
  return { report: read(path), code }
}

async function buildAll() {
  await hold(root, () => build(root))
  return countStep(true)
}

async function runScript(name, doing, ...options) {
  await runNpm(root, ['run', '--silent', name, '--', ...options], { doing })
  return countStep(true)
}

async function testWithPlaywright() {
  if (!isBuilt) {
    console.log('There is no build to walk through.')
    return countStep(false)
  }
  const { report, code } = await runPlaywright('playwright')
  return countPlaywright(report, code)
}

async function testPlaywrightAgain(first) {
  const { report, code } = await runPlaywright('playwright-again', '--last-failed', '--workers=1')
  return recountPlaywright(first, countPlaywright(report, code))
}

async function runPlaywright(name, ...options) {
  const path = join(reports, `${name}.json`)
  const [code] = await tool('playwright', ['test', '--reporter=list,json', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  })
  return { report: read(path), code }
}

/** Runs one of the project's tools on the project's Node. */
function tool(name, options, env = {}) {
  return run(join(root, 'node_modules', '.bin', name), options, env)
}

function run(program, options, env = {}) {
  const { NODE_ENV: _, ...around } = process.env
  const path = [join(root, 'node_modules', '.bin'), around.PATH].join(delimiter)
  const child = spawn(program, options, {
    cwd: root,
    env: { ...around, PATH: path, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    timeout: longestStepMs,
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`)
      resolve([1])
    })
    child.once('close', (...end) => resolve(end))
  })
}

function summarize() {
  const all = sumCounts(results.map(({ counts }) => counts))
  console.log('\n── All')
  for (const { name, seconds, counts } of results) {
    console.log(`${name.padEnd(28)}${inWords(counts).padEnd(24)}${seconds.padStart(7)} s`)
  }
  for (const name of all.flaky) console.log(`Flaky (passed when run once more): ${name}`)
  for (const name of all.skipped) console.log(`Skipped: ${name}`)
  const slowest = all.took.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  console.log('\n── The ten slowest tests')
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
  // Last, where a log that keeps only its end has them.
  if (all.failures.length > 0) console.log('\n── Failed')
  for (const name of all.failures) console.log(name)
  console.log(`\n${inWords(all)}`)
  return all.failed > 0 || all.passed === 0 ? 1 : 0
}

function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
