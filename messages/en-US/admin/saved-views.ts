import { defineMessages } from '../../define-messages.ts'

/** The saved views above a list of the admin area. */
export const adminSavedViewsMessages = defineMessages('admin/saved-views', {
  views: (list: string) => `Views of ${list}`,
  usual: 'Standard',
  save: 'Save view',
  edit: 'Edit view',
  name: 'Name',
  nameHint: 'Saving under the name of another of your views replaces it.',
  share: 'Shared with all staff',
  update: 'Save',
  remove: 'Delete',
})
