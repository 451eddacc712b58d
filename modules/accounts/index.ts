import type { OperationsOf } from '../operation.ts'
import { accountInfo } from './account-info.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { forgetPassword } from './forget-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { resetPassword } from './reset-password.ts'
import { signup } from './signup.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { updateAccountInfo } from './update-account-info.ts'
import { verifyToken } from './verify-token.ts'

export const operations: OperationsOf<'accounts'> = {
  verifyToken,
  login,
  signup,
  logout,
  accountInfo,
  updateAccountInfo,
  confirmEmail,
  undoEmailChange,
  forgetPassword,
  changePassword,
  resetPassword,
}
