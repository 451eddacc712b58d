import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import type { Template, TemplateShop } from '../template.ts'

type NamedShop = Pick<TemplateShop, 'settings'>

/** What owners can write about the shop in any email. */
const ofShop: Readonly<Record<string, (shop: NamedShop) => string>> = {
  shopName: ({ settings }) => settings.shop.name,
  contactEmail: ({ settings }) => settings.shop.contactEmail,
}

/** The fields that they can write where a template has them. Never one with a secret. */
const ofFields: Readonly<Record<string, string>> = {
  firstName: 'firstName',
  customerName: 'customerName',
  orderNumber: 'orderNumber',
  returnNumber: 'returnNumber',
  productName: 'productName',
  carrier: 'carrier',
  trackingNumber: 'trackingNumber',
  total: 'totalCents',
  amount: 'amountCents',
  refund: 'refundedCents',
}

/** The placeholders of a template. */
export function placeholdersOf({ fields }: Template): string[] {
  const shape = fields instanceof z.ZodMiniObject ? fields.shape : {}
  const own = Object.entries(ofFields).filter(([, field]) => Object.hasOwn(shape, field))
  return [...own.map(([name]) => name), ...Object.keys(ofShop)]
}

/** What each placeholder stands for in an email. */
export function placeholderValues(template: Template, fields: unknown, shop: NamedShop): Record<string, string> {
  return Object.fromEntries(
    placeholdersOf(template).map((name) => {
      const field = ownValue(ofFields, name)
      const fact: unknown = field === undefined ? ownValue(ofShop, name)?.(shop) : Reflect.get(Object(fields), field)
      return [name, typeof fact === 'number' ? formatCents(fact) : String(fact ?? '')]
    }),
  )
}

const form = /(,? )?\{\{(\w+)\}\}/g

/** The text with its placeholders filled in; what joins an empty one to the words before it is left out. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(form, (whole, joint: string | undefined, name: string) => {
    const value = ownValue(values, name)
    if (value === '') return ''
    return value === undefined ? whole : `${joint ?? ''}${value}`
  })
}
