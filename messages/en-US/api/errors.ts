import { defineMessages } from '../../define-messages.ts'

/** What calls refuse, whatever their noun. */
export const apiErrorsMessages = defineMessages('api/errors', {
  /** spec */
  sessionExpired: 'Your session has expired',
  loginRequired: 'Please log in to your account.',
  forbidden: "You don't have permission to do this.",
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  busy: 'The shop is busy. Please try again in a moment.',
  full: 'The shop has run out of storage. Please try again later.',
  unexpected: (requestId: string) => `Something went wrong on our side. Please try again. (${requestId})`,
  invalidField: 'This is missing or has the wrong type.',
  invalidNamedField: (field: string) => `The field ${field} is missing or has the wrong type.`,
  noSuchCall: 'Unknown call.',
  envelope: 'The gateway takes {method, path, payload}.',
  payloadNotObject: 'The payload must be an object.',
  payloadTooDeep: 'The payload is nested too deeply.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  unprintable: 'Please remove characters that cannot be printed.',
  crossSite: 'This request does not come from our pages.',
  bodyTooLarge: 'Request body too large.',
  notJson: 'Please send JSON.',
  invalidJson: 'Invalid JSON.',
  wrongLength: 'Content-Length does not match the request body.',
  invalidRequest: 'Invalid request.',
  notFound: 'Not found.',
  noSuchPage: 'This page of the list does not exist. Please start again from the first one.',
  sitemapNotFound: 'Sitemap not found.',
  invalidUnsubscribeLink: 'Invalid unsubscribe link.',
  degraded: 'Degraded: the database is read-only.',
  databaseNewer: 'The database was migrated by a newer version: stop this process.',
  databaseDown: 'The database does not respond.',
})
