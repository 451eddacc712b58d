import type { OperationsOf } from '../operation.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkeys.ts'
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts'
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
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyLogin,
  logInWithPasskey,
  renewRecoveryCodes,
  endSecondFactor,
  resetSecondFactor,
}
