import type { OperationsOf } from '../operation.ts'
import { deactivateNewsletter } from './deactivate-newsletter.ts'
import { newsletter } from './newsletter.ts'
import { notifyMe } from './notify-me.ts'
import { userRequests } from './user-requests.ts'

export const requests: OperationsOf<'requests'> = {
  userRequests,
  newsletter,
  deactivateNewsletter,
  notifyMe,
}
