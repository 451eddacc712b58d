import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import type { Shop } from '../context.ts'

/** What staff are told of an email that they sent: `sent`, or that a shop without an email server has only stored it. */
export function sentOrStored({ mailer }: Pick<Shop, 'mailer'>, sent: string): string {
  return mailer.name === 'smtp' ? sent : apiEmailsMessages.stored
}
