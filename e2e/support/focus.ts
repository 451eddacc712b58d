import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs until the target has the focus. */
export async function tabTo(page: Page, target: Locator, maxPresses = 40) {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  await expect(target).toBeFocused()
}

/** Tabs through the whole dialog: the focus never moves to the page under it. */
export async function expectTrapped(page: Page, dialog: Locator, presses = 25) {
  for (let at = 0; at < presses; at++) {
    await page.keyboard.press('Tab')
    // The browser's own toolbars may take the focus; the page under the dialog must not.
    const place = await dialog.evaluate((element) => {
      const active = document.activeElement
      return active === document.body || element.contains(active)
    })
    expect(place).toBe(true)
  }
}
