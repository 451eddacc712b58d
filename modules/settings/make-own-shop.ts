import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { countryName } from '#contract/countries.ts'
import { conflict } from '#contract/errors.ts'
import { ownValue } from '#contract/own-value.ts'
import { type Settings, settingFields } from '#contract/settings/settings.ts'
import type { Db } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { type AuditContext, recordAuditEvent } from '../audit/record-audit-event.ts'
import { beginCarriers } from '../shipping/begin-carriers.ts'
import { storeSettings } from './change-settings.ts'
import { refusedFields } from './refused-fields.ts'
import { isUnbegun, removeUnsavedZones, seededKey } from './unbegun-shop.ts'

export interface OwnShop {
  name: string
  contactEmail: string
  /** Codes of ISO 3166 and ISO 4217. */
  country: string
  currency: string
  /** The time zone of the owner; one of the country's replaces it where it is in another country. */
  timeZone: string
  locale: Settings['shop']['locale']
}

/** Refuses settings of a new shop that a form would refuse, too, with one error a field. */
export function checkOwnShop(own: OwnShop): void {
  const { name, contactEmail, country, timeZone, locale } = settingFields.shop
  const { currency } = settingFields.money
  const fields = z.object({ name, contactEmail, country, timeZone, locale, currency })
  const read = z.safeParse(fields, own)
  if (read.success) return
  throw refusedFields(read.error.issues.map(({ path, message }) => ({ param: String(path[0]), msg: message })))
}

/**
 * Makes an empty shop one's own: named, selling in its currency to its country, with the tax of that country where it is
 * known. Refuses a shop that was filled with the demo, has a product, or is one's own already, with 409.
 */
export async function makeOwnShop(db: Db, own: OwnShop, by: AuditContext): Promise<void> {
  checkOwnShop(own)
  await db.transaction(async (tx) => {
    if (!(await isUnbegun(tx))) throw conflict(apiSettingsMessages.notNew)
    const [begun] = await tx
      .insert(settings)
      .values({ key: seededKey, value: 'own' })
      .onConflictDoUpdate({ target: settings.key, set: { value: 'own' }, setWhere: eq(settings.value, 'empty') })
      .returning()
    // Another process was first.
    if (!begun) throw conflict(apiSettingsMessages.notNew)
    await removeUnsavedZones(tx)
    await beginCarriers(tx, own.country)
    for (const [group, values] of Object.entries(settingsOf(own))) {
      await tx.delete(settings).where(eq(settings.key, `settings.${group}`))
      await storeSettings(tx, `settings.${group}`, 0, values)
    }
    await recordAuditEvent(by, tx, {
      action: 'settings.changed',
      subjectKind: 'settings',
      subjectId: 'shop',
      detail: { ...own },
    })
  })
}

/** What a shop of a country begins with; everything else is the default. */
function settingsOf({ name, contactEmail, country, currency, timeZone, locale }: OwnShop) {
  // Until the owner enters it: something has to be in emails and on invoices.
  const postalAddress = countryName(country)
  const shop = { name: name.trim(), contactEmail, country, postalAddress, locale, timeZone: zoneOf(country, timeZone) }
  return {
    shop,
    places: { countries: [country] },
    money: { currency },
    ...(country === 'US' && { taxation: { mode: 'us_sales' } }),
  }
}

/** The given time zone if the country has it, else the one that most of the country has. */
function zoneOf(country: string, timeZone: string): string {
  // The types of Intl do not have it yet.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? []
  if (zones.length === 0 || zones.includes(timeZone)) return timeZone
  return ownValue(mainZones, country) ?? zones[0] ?? timeZone
}

/** Of countries whose first time zone in the alphabet is not that of most people. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
}
