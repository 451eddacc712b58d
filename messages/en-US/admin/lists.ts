import { defineMessages } from '../../define-messages.ts'

/** What the lists of the admin area share. */
export const adminListsMessages = defineMessages('admin/lists', {
  find: 'Find',
  show: 'Show',
  showAll: 'Show all',
  filter: (list: string) => `Filter ${list}`,
  all: 'All',
  by: (name: string) => `by ${name}`,
  of: (owner: string) => `of ${owner}`,
})
