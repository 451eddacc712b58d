import * as z from 'zod/mini'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import { call } from '../call.ts'
import { loginDuties } from '../staff/login-duty.ts'
import { emailText, line, token } from '../typed-text.ts'
import { accountFields } from './account-fields.ts'
import { maxPasswordLength } from './limits.ts'
import { session, sessionUser } from './session.ts'

export const password = z
  .string()
  .check(z.maxLength(maxPasswordLength, { error: () => apiErrorsMessages.tooLong(maxPasswordLength) }))
const name = line(80).check(z.trim())
const country = line(60).check(z.trim())
const email = emailText.check(z.trim())
/** Fields that older clients send; they are ignored. */
const legacy = z.optional(z.unknown())
const message = z.object({ message: z.string() })

export const calls = {
  verifyToken: call({
    method: 'POST',
    path: 'users/verifyToken',
    access: 'anyone',
    limit: 'verify',
    tokenIsSubject: true,
    summary: 'Verifies a session token and returns its user, or verifies a reset token.',
    payload: z.object({ token: z.nullish(token) }),
    response: z.object({
      id: z.optional(z.string()),
      role: z.optional(z.nullable(z.string())),
      /** What staff have to do about their login before their role is in force. */
      owes: z.optional(z.nullable(z.enum(loginDuties))),
      user: z.optional(sessionUser),
    }),
  }),

  login: call({
    method: 'POST',
    path: 'users/login',
    access: 'anyone',
    limit: 'login',
    session: 'starts',
    summary:
      'Logs a customer in; an account with a second factor needs its code too, and is answered with 428 without.',
    payload: z.object({
      email: z._default(email, ''),
      password: z._default(password, ''),
      /** Of the authenticator app, or a recovery code. */
      code: z._default(line(20).check(z.trim()), ''),
    }),
    response: session,
  }),

  signup: call({
    method: 'POST',
    path: 'users/signup',
    access: 'anyone',
    limit: 'signup',
    session: 'starts',
    listsFieldErrors: true,
    summary: 'Creates an account and logs the customer in.',
    payload: z.object({
      firstName: z._default(name, ''),
      lastName: z._default(name, ''),
      country: z._default(country, ''),
      email: z._default(email, ''),
      password: z._default(password, ''),
      confirmPassword: z._default(password, ''),
      channel: z._default(line(40).check(z.trim()), ''),
      newsletter: z._default(z.boolean(), true),
      statusColor: legacy,
      isRegister: legacy,
    }),
    response: session,
  }),

  logout: call({
    method: 'POST',
    path: 'users/logout',
    access: 'anyone',
    session: 'ends',
    summary: 'Ends the session.',
    payload: z.object({}),
    response: message,
  }),

  accountInfo: call({
    method: 'POST',
    path: 'users/accountInfo',
    access: 'customer',
    summary: "The caller's account, as a list of one.",
    payload: z.object({}),
    response: z.object({ message: z.string(), user: z.array(accountFields) }),
  }),

  updateAccountInfo: call({
    method: 'PUT',
    path: 'users/updateAccountInfo',
    access: 'customer',
    limit: 'account',
    summary: 'Changes the account; a new email address needs the password and takes effect once it is confirmed.',
    payload: z.object({
      firstName: z._default(name, ''),
      lastName: z._default(name, ''),
      country: z._default(country, ''),
      email: z._default(email, ''),
      /** Only for a new email address. */
      currentPassword: z._default(password, ''),
    }),
    response: message,
  }),

  confirmEmail: call({
    method: 'PUT',
    path: 'users/confirmEmail',
    access: 'anyone',
    limit: 'resetPassword',
    tokenIsSubject: true,
    summary: 'Confirms a new email address with the token sent to it; the token is valid once.',
    payload: z.object({ token }),
    response: message,
  }),

  undoEmailChange: call({
    method: 'PUT',
    path: 'users/undoEmailChange',
    access: 'anyone',
    limit: 'resetPassword',
    tokenIsSubject: true,
    summary: 'Undoes a change of the email address with the token sent to the former one, and ends all sessions.',
    payload: z.object({ token }),
    response: message,
  }),

  forgetPassword: call({
    method: 'POST',
    path: 'users/forgetPassword',
    access: 'anyone',
    limit: 'forgetPassword',
    summary: 'Emails a link to choose a new password, if the account exists.',
    payload: z.object({ email: z._default(email, ''), status: legacy, color: legacy }),
    response: message,
  }),

  changePassword: call({
    method: 'PUT',
    path: 'users/changePassword',
    access: 'customer',
    limit: 'account',
    summary: 'Changes the password of the caller, who has to know the current one, and ends all other sessions.',
    payload: z.object({ currentPassword: password, password, confirmPassword: password }),
    response: message,
  }),

  resetPassword: call({
    method: 'PUT',
    path: 'users/resetPassword',
    access: 'anyone',
    limit: 'resetPassword',
    tokenIsSubject: true,
    summary: 'Sets a new password with the token of an emailed link, once, and ends all sessions.',
    payload: z.object({
      password: z._default(password, ''),
      confirmPassword: z._default(password, ''),
      token: z._default(token, ''),
      status: legacy,
      color: legacy,
    }),
    response: message,
  }),
}
