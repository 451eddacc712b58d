import type { OperationsOf } from '../operation.ts'
import { listLaunchChecks } from './list-launch-checks.ts'
import { listStartSteps } from './list-start-steps.ts'
import { testWebhook } from './test-webhook.ts'

export const operations: OperationsOf<'launch'> = { listLaunchChecks, listStartSteps, testWebhook }
