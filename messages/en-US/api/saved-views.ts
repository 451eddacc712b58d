import { defineMessages } from '../../define-messages.ts'

/** Calls about saved views of lists. */
export const apiSavedViewsMessages = defineMessages('api/saved-views', {
  nameMissing: 'Please enter a name.',
  nameTaken: (name: string) => `There is another view called “${name}”.`,
  notFound: 'This view does not exist.',
  otherRole: 'Your role does not include this list.',
  sharing: 'Only owners and managers share views.',
  tooMany: (max: number) => `You have ${max} views. Delete one to save another.`,
  saved: (name: string) => `View “${name}” saved.`,
  removed: (name: string) => `View “${name}” deleted.`,
})
