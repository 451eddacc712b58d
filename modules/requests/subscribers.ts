import type { OperationsOf } from '../operation.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { listSubscribers } from './list-subscribers.ts'
import { unsubscribeSubscriber } from './unsubscribe-subscriber.ts'

export const subscribers: OperationsOf<'subscribers'> = { listSubscribers, exportSubscribers, unsubscribeSubscriber }
