import type { OperationsOf } from '../operation.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './manage.ts'

export const operations: OperationsOf<'secondFactor'> = {
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  resetSecondFactor,
}
