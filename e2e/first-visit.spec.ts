import type { Page, Response } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { expect, test } from './support/shop-under-test.ts'

const pages = { home: async () => '/', listing: async () => '/shop', product: addressOf }
const screens = [
  { width: 390, height: 844, dots: 3 },
  { width: 1440, height: 900, dots: 1 },
]

/** The images a visitor loads who scrolls through a page. */
async function loadImages(page: Page, address: string): Promise<Response[]> {
  const images: Response[] = []
  page.on('response', (response) => void (response.url().includes('/images/') && images.push(response)))
  await page.goto(address)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }
  })
  await page.waitForLoadState('networkidle')
  return images
}

for (const [name, find] of Object.entries(pages)) {
  for (const { width, height, dots } of screens) {
    test(`no image of a first visit to the ${name} page is encoded on request, ${width} px wide at ${dots} dots`, async ({
      browser,
      request,
      extraHTTPHeaders,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: dots,
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      })
      const images = await loadImages(await context.newPage(), await find(request, demoProducts.frame))
      expect(images.length).toBeGreaterThan(3)
      for (const image of images) {
        const headers = await image.allHeaders()
        expect([image.url(), image.status(), headers['content-type']]).toEqual([image.url(), 200, 'image/avif'])
        expect(headers['server-timing'], image.url()).toBeUndefined()
      }
      await context.close()
    })
  }
}
