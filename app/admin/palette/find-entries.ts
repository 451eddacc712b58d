import { abortableApi } from '#app/api.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { accessOfGroup } from '#contract/settings/group-access.ts'
import type { StaffAccess } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPaletteMessages } from '#messages/en-US/admin/palette.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { adminPages } from '../pages.ts'
import { groupSpecs } from '../settings/setting-specs.ts'

type May = (access: StaffAccess) => boolean

interface Entry {
  to: string
  label: string
  hint?: string
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

const maxOfEach = 5

/** The pages, actions and settings whose names have every word of a text; without one the pages. */
export function findPages(text: string, may: May): EntryGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ label }: Entry) => words.every((word) => label.toLowerCase().includes(word))
  const pages = adminPages
    .filter(({ path, name, access }) => may(access) && !path.includes(':') && (words.length > 0 || name !== 'start'))
    .map(({ path, name }) => ({ to: path, label: adminFrameMessages.pages[name] }))
  const settings = groupSpecs
    .filter(({ group }) => may(accessOfGroup(group)))
    .map(({ group }) => ({
      to: `/admin/settings#${group}`,
      label: adminSettingsMessages.groups[group].title,
    }))
  return [
    { title: adminPaletteMessages.pages, entries: pages.filter(matches) },
    { title: adminPaletteMessages.settings, entries: words.length > 0 ? settings.filter(matches) : [] },
  ]
}

/** The orders, customers and products that a text finds, as far as they are for the role. */
export async function findRecords(search: string, may: May, signal: AbortSignal): Promise<EntryGroup[]> {
  const api = abortableApi(signal)
  const [{ orders }, { customers }, { products }] = await Promise.all([
    may('support') ? api.orderTable.listOrderRows({ search, limit: maxOfEach }) : { orders: [] },
    may('support') ? api.customers.listCustomers({ search, limit: maxOfEach }) : { customers: [] },
    may('editor') ? api.products.listAllProducts({ search, limit: maxOfEach }) : { products: [] },
  ])
  return [
    {
      title: adminPaletteMessages.orders,
      entries: orders.map(({ orderNumber, customer, grandTotal }) => ({
        to: `/admin/orders/${orderNumber}`,
        label: orderNumber,
        hint: `${customer} · ${formatCents(toCents(grandTotal))}`,
      })),
    },
    {
      title: adminPaletteMessages.customers,
      entries: customers.map(({ _id, firstName, lastName, email }) => ({
        to: `/admin/customers/${_id}`,
        label: `${firstName} ${lastName}`,
        hint: email,
      })),
    },
    {
      title: adminPaletteMessages.products,
      entries: products.map(({ _id, name, sku }) => ({ to: `/admin/products/${_id}`, label: name, hint: sku })),
    },
  ]
}
