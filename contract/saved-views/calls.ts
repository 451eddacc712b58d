import * as z from 'zod/mini'
import { apiSavedViewsMessages as m } from '#messages/en-US/api/saved-views.ts'
import { call } from '../call.ts'
import type { StaffAccess } from '../staff/roles.ts'
import { line } from '../typed-text.ts'

/** The lists of staff that have saved views, by the paths of their pages, with the role that each is for. */
export const viewAccess = {
  '/admin/orders': 'support',
  '/admin/returns': 'support',
  '/admin/discounts': 'manager',
  '/admin/products': 'editor',
  '/admin/stock-alerts': 'staff',
  '/admin/customers': 'support',
  '/admin/messages': 'support',
  '/admin/reviews': 'editor',
  '/admin/newsletter': 'support',
  '/admin/emails': 'support',
} as const satisfies Record<string, StaffAccess>

export type ViewPath = keyof typeof viewAccess
export const viewPaths = Object.keys(viewAccess) as ViewPath[]

/** How many views a member of staff may save. */
export const maxViews = 100
export const maxViewName = 40

const name = z.prefault(line(maxViewName).check(z.trim(), z.minLength(1, { error: () => m.nameMissing })), '')

const savedView = z.object({
  _id: z.uuid(),
  path: z.enum(viewPaths),
  name: z.string(),
  /** The query of its address: search, filters, order and columns. */
  query: z.string(),
  isShared: z.boolean(),
  /** Whether the caller saved it. */
  isOwn: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

const saved = z.object({ view: savedView, message: z.string() })

export const calls = {
  listViews: call({
    method: 'POST',
    path: 'savedViews/listViews',
    access: 'staff',
    summary:
      'The saved views of the caller and those that are shared, by name; of one list, or of all that the caller may open.',
    payload: z.object({ path: z.optional(z.enum(viewPaths)) }),
    response: z.object({ views: z.array(savedView) }),
  }),

  saveView: call({
    method: 'POST',
    path: 'savedViews/saveView',
    access: 'staff',
    summary: 'Saves a view of a list; one of the caller with the same name is replaced. Only managers share.',
    payload: z.object({ path: z.enum(viewPaths), name, query: line(2_000), isShared: z._default(z.boolean(), false) }),
    response: saved,
  }),

  changeView: call({
    method: 'PUT',
    path: 'savedViews/changeView',
    access: 'staff',
    summary:
      'Renames a view, and shares it or stops that. Views of others are changed by managers, if they are shared.',
    payload: z.object({ viewId: z.uuid(), name, isShared: z.boolean() }),
    response: saved,
  }),

  removeView: call({
    method: 'PUT',
    path: 'savedViews/removeView',
    access: 'staff',
    summary: 'Deletes a view. Views of others are deleted by managers, if they are shared.',
    payload: z.object({ viewId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),
}
