import type { Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { expect, test } from './support/shop-under-test.ts'

/** The images that the head of the page preloads on this screen, in the way the page displays them. */
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
          // An image cropped to its box is as wide as its height requires.
          shownPx: Math.max(box?.width ?? 0, (box?.height ?? 0) * aspect),
          chosenPx: Number(/(\d+)\.avif$/.exec(shown?.currentSrc ?? '')?.[1]),
          fetched: performance.getEntriesByType('resource').filter(({ name }) => name === shown?.currentSrc).length,
        }
      })
  })
}

const pages = { home: async () => '/', listing: async () => '/shop', product: addressOf }

for (const [name, find] of Object.entries(pages)) {
  test(`the first visible image of the ${name} page is requested first, once, and at the size shown`, async ({
    page,
  }) => {
    const path = await find(page.request, demoProducts.frame)
    // From small to large: a browser shows a larger image from its cache rather than request a smaller one.
    for (const width of [390, 768, 1440]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
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
  })
}
