import type { Page } from '@playwright/test'
import { placeOrder } from './support/buy.ts'
import { englishIn, englishOnly, readPage } from './support/english-on.ts'
import { addressOf, demoProducts } from './support/products.ts'
import { pathIn, readEmail } from './support/read-email.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { newEmail, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

const english = await englishOnly()
const main = (page: Page) => page.getByRole('main')

/** Waits until a page reads in German: none of what it says is a text that our catalog has in English alone. */
async function expectGerman(page: Page, part = 'body'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect.poll(async () => englishIn(await readPage(page, part), english)).toEqual([])
}

async function fillGermanCardPage(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Telefon').fill('+1 503 555 0142')
  await page.getByLabel('Vor- und Nachname').fill('Ann Lee')
  await page.getByLabel('Straße und Hausnummer').fill('12 Harbor Street')
  await page.getByLabel('Ort', { exact: true }).fill('Portland')
  await page.getByLabel('Bundesstaat', { exact: true }).selectOption('OR')
  await page.getByLabel('ZIP-Code', { exact: false }).fill('97201')
  await page.getByLabel('Kartennummer').fill('4242 4242 4242 4242')
  await page.getByLabel('Gültig bis').fill('12 / 34')
  await page.getByLabel('Prüfnummer').fill('123')
}

test('the catalog has texts that are English only, and an English page has many of them', async ({ page }) => {
  expect(english.length).toBeGreaterThan(500)
  await page.goto('/cart')
  await expect.poll(async () => englishIn(await readPage(page, 'body'), english).length).toBeGreaterThan(20)
})

test('a shopper buys in German from the home page to the receipt', async ({ page }) => {
  test.slow()
  const messages: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/assets\/(messages-[\w-]+)\.js$/.exec(request.url()) ?? []
    if (file) messages.push(file)
  })
  await page.goto('/?lang=de')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 0 Artikel, 0,00 $' })).toBeVisible()
  await expectGerman(page)

  await main(page).getByRole('link', { name: 'Jetzt entdecken' }).first().click()
  await expect(page).toHaveURL(/\/shop/)
  await expect(main(page)).toContainText(/\d+ Produkte/)
  await expectGerman(page)

  await page.goto(await addressOf(page.request, demoProducts.plain))
  await expect(main(page)).toContainText('42,00 $')
  await expectGerman(page)
  await main(page).getByRole('button', { name: 'In den Warenkorb' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(drawer).toContainText('Zwischensumme42,00 $')
  await expect(drawer).toContainText('Noch 158,01 $ bis zum kostenlosen Expressversand.')
  await expectGerman(page)

  // A later page keeps the language without naming it.
  await page.goto('/cart')
  await expect(page).toHaveURL('/cart?lang=de')
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await expectGerman(page)
  await main(page).getByRole('button', { name: 'ZUR KASSE' }).click()
  const asGuest = page.getByRole('button', { name: 'Als Gast zur Kasse' })
  await expect(asGuest).toBeVisible()
  await expectGerman(page)
  await asGuest.click()

  const email = newEmail()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' })).toBeVisible()
  await fillGermanCardPage(page, email)
  await expectGerman(page)
  await page.getByRole('button', { name: /bezahlen$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'IHRE BESTELLUNG IST DA!' })).toBeVisible()
  await expect(main(page)).toContainText('12 Harbor Street')
  await expectGerman(page)
  expect(messages.length).toBeGreaterThan(10)
  expect(messages.filter((file) => !file.startsWith('messages-de'))).toEqual([])

  const receipt = await readEmail(email, /^Bestellbestätigung MG-\d+: 42,00 \$$/)
  expect(receipt).toContain('Lieferadresse')
  expect(receipt).toMatch(/am \d+\. \p{L}+ \d{4} 42,00\s\$ bezahlt/u)
  expect(englishIn(receipt.split('\n'), english)).toEqual([])
  await page.goto(pathIn(receipt, '/track-order'))
  await expect(page.getByRole('button', { name: 'Bestellung stornieren' })).toBeVisible()
  await expect(main(page)).toContainText('In Bearbeitung')
  await expectGerman(page)
})

test('what a guest may open is German, and so are the sentences of refused calls', async ({ page }) => {
  test.slow()
  const paths = ['/looks', '/wishlist', '/cart', '/login', '/register', '/forget-password']
  const others = ['/track-order', '/checkout', '/newsletter', '/shop/sunglasses/round?color=Red&maxPrice=1', '/nowhere']
  await page.goto(`${await addressOf(page.request, demoProducts.gone)}?lang=de`)
  await expect(main(page).getByRole('button', { name: 'Benachrichtigen lassen' }).first()).toBeVisible()
  for (const path of [...paths, ...others]) {
    await page.goto(path)
    await expectGerman(page)
  }
  // What stands above the form is the owner's text.
  await page.goto('/contact-us')
  await expectGerman(page, 'main form')

  await page.goto('/login')
  await main(page).getByLabel('E-Mail').fill(newEmail())
  await main(page).getByLabel('Passwort', { exact: true }).fill('not the password')
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Die E-Mail-Adresse oder das Passwort ist falsch.').first()).toBeVisible()
  await expectGerman(page)

  await page.goto('/shop')
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click()
  await page.getByRole('combobox', { name: 'Hier suchen …' }).fill('zzzz')
  await expect(page.getByText('Nichts gefunden für „zzzz“')).toBeVisible()
  await expectGerman(page)
})

test('the account, an order, its invoice and its return are German', async ({ page }) => {
  test.slow()
  const email = await startAsCustomer(page)
  const number = await placeOrder(page.request, email)
  await page.goto('/?lang=de')
  for (const path of ['/account', '/orders', `/orders/${number}`, `/orders/${number}/return`]) {
    await page.goto(path)
    await expectGerman(page)
  }
  await page.goto(`/orders/${number}`)
  await page.getByRole('link', { name: /^Rechnung / }).click()
  await expect(page.getByText('Rechnungsdatum')).toBeVisible()
  await expectGerman(page)
})

test('?lang=en-US brings English back, and an unknown language is forgotten', async ({ page }) => {
  await page.goto('/about-us?lang=de')
  await page.goto('/about-us?lang=en-US')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await page.goto('/cart')
  await expect(page).toHaveURL('/cart')

  await page.context().addCookies([{ name: 'lang', value: 'xx', url: new URL(page.url()).origin }])
  await page.goto('/cart')
  await expect(page).toHaveURL('/cart?lang=xx')
  await page.goto('/cart')
  await expect(page).toHaveURL('/cart')
})
