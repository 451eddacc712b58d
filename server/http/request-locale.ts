import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '#messages/locales.ts'
import type { SettingsCache } from '#modules/settings/create-settings-cache.ts'
import { shopLocale } from '#modules/settings/shop-locale.ts'

/** The cookie that stores the language chosen with `?lang=`. */
const localeCookie = 'lang'

/** The locale of a public page: the URL alone decides, because the page is cached for everyone. */
export function pageLocale(request: FastifyRequest, settings: SettingsCache): Promise<Locale> {
  return firstLocale([queryLocale(request)], settings)
}

/** The locale of a private page. */
export function privatePageLocale(request: FastifyRequest, settings: SettingsCache): Promise<Locale> {
  return firstLocale([queryLocale(request), request.cookies[localeCookie]], settings)
}

/** The locale of a call: our own pages send theirs as `Accept-Language`. */
export function callLocale(request: FastifyRequest, settings: SettingsCache): Promise<Locale> {
  return firstLocale([request.headers['accept-language']], settings)
}

async function firstLocale(tags: readonly unknown[], settings: SettingsCache): Promise<Locale> {
  return tags.find(isLocale) ?? (await shopLocale({ settings }))
}

function queryLocale({ url }: FastifyRequest): string | null {
  const query = url.indexOf('?')
  return query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang')
}
