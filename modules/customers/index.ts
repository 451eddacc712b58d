import type { OperationsOf } from '../operation.ts'
import { accountInfo } from './account-info.ts'
import { confirmEmail } from './confirm-email.ts'
import { forgetPassword } from './forget-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { resetPassword } from './reset-password.ts'
import { signup } from './signup.ts'
import { updateAccountInfo } from './update-account-info.ts'
import { verifyToken } from './verify-token.ts'

/** What the account itself answers; what reaches into orders and reviews is at home in `privacy`. */
export const users: Omit<OperationsOf<'users'>, 'downloadMyData' | 'deleteMyAccount'> = {
  verifyToken,
  login,
  signup,
  logout,
  accountInfo,
  updateAccountInfo,
  confirmEmail,
  forgetPassword,
  resetPassword,
}
