import { addressOf, demoProducts } from './support/products.ts'
import { readEmail } from './support/read-email.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { newEmail } from './support/steps.ts'

test.use(returningVisitor)

test('with ?lang=de header, cart, card page and receipt are German, and only German messages are loaded', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/assets\/(messages-[\w-]+)\.js$/.exec(request.url()) ?? []
    if (file) messages.push(file)
  })
  await page.goto(`${await addressOf(page.request, demoProducts.plain)}?lang=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 0 Artikel, 0,00 $' })).toBeVisible()
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter((file) => !file.startsWith('messages-de'))).toEqual([])

  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(cart).toContainText('Zwischensumme42,00 $')
  await expect(cart).toContainText('Noch 158,01 $ bis zum kostenlosen Expressversand.')

  // A later page keeps the language without naming it.
  await page.goto('/cart')
  await expect(page).toHaveURL('/cart?lang=de')
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'ZUR KASSE' }).click()
  await page.getByRole('button', { name: 'Als Gast zur Kasse' }).click()

  const email = newEmail()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' })).toBeVisible()
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
  await page.getByRole('button', { name: /bezahlen$/ }).click()
  await expect(page.getByRole('main')).toContainText('12 Harbor Street')

  const receipt = await readEmail(email, /^Bestellbestätigung MG-\d+: 42,00 \$$/)
  expect(receipt).toContain('Lieferadresse')
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
