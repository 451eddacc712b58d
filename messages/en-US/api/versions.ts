import { defineMessages } from '../../define-messages.ts'

/** Calls about former versions of settings, text pages and sections of the home page. */
export const apiVersionsMessages = defineMessages('api/versions', {
  notFound: 'This version does not exist.',
  restored: 'Restored.',
})
