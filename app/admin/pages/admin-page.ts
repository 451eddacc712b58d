import type { StaffAccess } from '#contract/staff/roles.ts'
import type { adminFrameMessages } from '#messages/en-US/admin/frame.ts'

/** The groups of the menu, in its order. */
export const pageGroups = ['overview', 'sales', 'catalog', 'people', 'shop'] as const

export interface AdminPage {
  path: string
  /** The name of its title in `admin/frame` of the messages. */
  name: keyof typeof adminFrameMessages.pages
  /** The role that may open it. Its calls ask for theirs; a page that shows more to some roles asks for the least. */
  access: StaffAccess
  /** In `app/routes/admin`. */
  file: string
  /** The group of its menu entry; a page without one belongs to the entry at `section`. */
  group?: (typeof pageGroups)[number]
  section?: string
}
