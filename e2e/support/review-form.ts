import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Opens the form for a review on a product page. */
export async function openReviewForm(page: Page) {
  await page.getByRole('button', { name: 'Write a review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a review' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** A photo for a review, with metadata that nobody else may see. */
export async function newPhoto(name: string) {
  const create = { width: 300, height: 400, channels: 3 as const, background: '#a86b52' }
  const buffer = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ann at home' } })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
