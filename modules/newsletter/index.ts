import type { OperationsOf } from '../operation.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { deactivateNewsletter } from './deactivate-newsletter.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { importSubscribers } from './import-subscribers.ts'
import { listConsents } from './list-consents.ts'
import { listSubscribers } from './list-subscribers.ts'
import { newsletter } from './newsletter.ts'
import { unsubscribeSubscriber } from './unsubscribe-subscriber.ts'

export const operations: OperationsOf<'newsletter'> = {
  newsletter,
  confirmNewsletter,
  deactivateNewsletter,
  listSubscribers,
  exportSubscribers,
  importSubscribers,
  listConsents,
  unsubscribeSubscriber,
}
