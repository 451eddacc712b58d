import type { Page } from '@playwright/test'
import { addressOf, goods } from './products.ts'
import { expect, test } from './shop-under-test.ts'

/** The images whose fetching the head of the page begins on this screen, as the page came to show them. */
function readPreloaded(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    return links
      .filter(({ media }) => !media || matchMedia(media).matches)
      .map((link) => {
        const folder = link.imageSrcset.split(' ')[0]?.replace(/[^/]+$/, '') ?? 'none'
        const shown = [...document.images].find(({ currentSrc }) => currentSrc.includes(folder))
        const box = shown?.getBoundingClientRect()
        const aspect = Number(shown?.getAttribute('width')) / Number(shown?.getAttribute('height'))
        return {
          isInSight: Boolean(box && box.top < innerHeight && box.width > 0),
          // What is cut to its place is as wide as its height asks for.
          shownPx: Math.max(box?.width ?? 0, (box?.height ?? 0) * aspect),
          chosenPx: Number(/(\d+)\.avif$/.exec(shown?.currentSrc ?? '')?.[1]),
          fetched: performance.getEntriesByType('resource').filter(({ name }) => name === shown?.currentSrc).length,
        }
      })
  })
}

const pages = { home: async () => '/', listing: async () => '/shop', product: addressOf }

// A page of its own for each: a browser shows a larger image that it has rather than fetch a smaller one.
for (const [name, find] of Object.entries(pages)) {
  for (const width of [390, 768, 1440]) {
    test(`what is seen first of the ${name} page is fetched first, once, and hardly larger than it is shown, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(await find(page.request, goods.frame))
      const preloaded = await readPreloaded(page)
      expect(preloaded.length).toBeGreaterThan(0)
      for (const { isInSight, shownPx, chosenPx, fetched } of preloaded) {
        expect(isInSight).toBe(true)
        expect(fetched).toBe(1)
        expect(chosenPx / shownPx).toBeGreaterThanOrEqual(0.9)
        expect(chosenPx / shownPx).toBeLessThanOrEqual(1.5)
      }
    })
  }
}
