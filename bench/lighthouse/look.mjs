import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const tries = 4
const timed = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
const names = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices', seo: 'seo' }

/** A browser in which Lighthouse looks at pages, emulating a mid-range phone on a slow network. */
export async function openLighthouse() {
  const browser = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  })
  return {
    // Pages and resized images are cached after the first request, as they are for almost every visitor.
    async lookTwice(url) {
      await look(browser, url)
      return look(browser, url)
    },
    close: () => browser.kill(),
  }
}

/** The four scores, of 100, the timings of a visitor, the speed of the machine, and the audits that lower a score. */
async function look(browser, url) {
  const lhr = await lookAgain(browser, url, tries)
  const scores = Object.entries(names).map(([name, id]) => [
    name,
    figure(lhr.categories[id].score, (score) => Math.round(score * 100)),
  ])
  const figures = Object.entries(timed).map(([name, id]) => [
    name,
    figure(lhr.audits[id].numericValue, (value) => Number(value.toFixed(3))),
  ])
  // The speed that Lighthouse measured for this processor before it throttled it by four.
  const index = Math.round(lhr.environment.benchmarkIndex)
  return { ...Object.fromEntries([...scores, ...figures]), index, below: belowOf(lhr).join(', ') }
}

// On a busy machine the browser's trace of a page sometimes has no start event (`NO_NAVSTART`): then nothing is timed.
async function lookAgain(browser, url, triesLeft) {
  const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories: Object.values(names), logLevel: 'error' })
  if (lhr.categories.performance.score !== null || triesLeft === 1) return lhr
  console.error(`Lighthouse measured nothing at ${url}; ${triesLeft - 1} attempts are left.`)
  return lookAgain(browser, url, triesLeft - 1)
}

function figure(found, show) {
  return found === null || found === undefined ? 'no figure' : show(found)
}

function belowOf({ categories, audits }) {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return [...new Set(weighty.map(({ id }) => id))].filter((id) => audits[id].score !== null && audits[id].score < 0.9)
}
