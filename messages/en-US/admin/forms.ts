import { defineMessages } from '../../define-messages.ts'

/** What the forms of the admin area share. */
export const adminFormsMessages = defineMessages('admin/forms', {
  save: 'Save',
  cancel: 'Cancel',
  keep: 'Keep',
  undo: 'Undo',
  unsaved: 'Unsaved changes.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'You have unsaved changes.',
  stay: 'Stay',
  leave: 'Leave',
  notHere: "This can't be done here.",

  conflict: 'Conflicting change',
  keepMine: 'Keep my changes',
  discardMine: 'Discard my changes',
  savedUnchanged: 'Saved without changes.',
})
