import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { expect } from './shop-under-test.ts'

const phone = 390
const desktop = 1440

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// Without `preload`, axe would fetch every stylesheet again, for a rule that is not enabled.
const options: Axe.RunOptions = { resultTypes: ['violations'], preload: false }
/** Header and footer are the same on every page of the storefront, and of the admin area. */
const openWindow = 'dialog[open], section[aria-label=Cookies]'
const pageFrame = ':is(header, footer):not(main *)'

/** Nothing between header and footer violates a rule of accessibility, and the page fits. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, { exclude: [pageFrame] })
  await expectFits(page)
}

/** The whole page violates no rule of accessibility, and fits, on a phone and on a desktop. */
export async function expectFrameAccessible(page: Page): Promise<void> {
  for (const width of [phone, desktop]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page, {})
    await expectFits(page)
  }
}

/** Checks a screen at this width: accessibility once for each layout, the dimensions of the page at every width. */
export async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await (width === phone || width === desktop ? expectAccessible(page) : expectFits(page))
}

/** The same for a dialog, drawer or banner; the page below it is a screen of its own. */
export async function expectWindowAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  if (width === phone || width === desktop) await expectNoViolations(page, { include: [openWindow] })
  await expectFits(page)
}

export async function expectAccessibleAtEveryWidth(page: Page, widths = [phone, 768, desktop]): Promise<void> {
  for (const width of widths) await expectAccessibleAt(page, width)
}

async function expectNoViolations(page: Page, part: Part): Promise<void> {
  // What is being replaced is dimmed, and what opens or closes is translucent.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(countTransitions), 'transitions under way').toBe(0)
  expect.soft(await findViolations(page, part)).toEqual([])
}

/** Transitions and animations that will end; a spinner does not, and a timeline of scrolling has no time. */
function countTransitions(): number {
  return document.getAnimations().filter(({ effect, playState, timeline }) => {
    const isTimed = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    return isTimed && playState === 'running'
  }).length
}

/** The elements that axe checks; all of the page without them. */
interface Part {
  include?: string[]
  exclude?: string[]
}

/** Runs axe; returns each violated rule with the elements that violate it. */
export async function findViolations(page: Page, part: Part, disabledRules: string[] = []): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]))
  const { violations } = await page.evaluate(
    async ([{ include, exclude = [] }, options]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      return axe.run({ include: include ?? document, exclude }, options)
    },
    [part, { ...options, rules }] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** The page does not overflow horizontally, and has exactly one h1. */
async function expectFits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect.soft(scrollWidth, 'sideways').toBeLessThanOrEqual(clientWidth)
  await expect.soft(page.locator('h1')).toHaveCount(1)
}
