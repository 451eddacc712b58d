import type { OperationsOf } from '../operation.ts'
import { listActivity } from './list-activity.ts'

export const activity: OperationsOf<'activity'> = { listActivity }
