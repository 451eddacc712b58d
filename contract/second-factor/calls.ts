import * as z from 'zod/mini'
import { password } from '../accounts/calls.ts'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'

const done = z.object({ message: z.string() })
const codes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })
const known = z.object({ currentPassword: password })

export const calls = {
  readSecondFactor: call({
    method: 'POST',
    path: 'secondFactor/readSecondFactor',
    access: 'staff',
    summary:
      "Since when the caller's login asks for a code, whether the shop requires it, and how many recovery codes are left.",
    payload: z.object({}),
    response: z.object({ since: z.nullable(z.string()), isRequired: z.boolean(), codesLeft: z.number() }),
  }),

  beginSecondFactor: call({
    method: 'POST',
    path: 'secondFactor/beginSecondFactor',
    access: 'staff',
    serves: 'second-factor',
    limit: 'account',
    summary: 'Makes a secret for an authenticator app; logins ask for a code once a first one is confirmed.',
    payload: known,
    response: z.object({
      /** The secret in base32, to type instead of scanning. */
      secret: z.string(),
      /** The QR code: its modules in a line, and the path that draws the dark ones. */
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
  }),

  confirmSecondFactor: call({
    method: 'POST',
    path: 'secondFactor/confirmSecondFactor',
    access: 'staff',
    serves: 'second-factor',
    limit: 'account',
    summary:
      'Confirms the authenticator app with its first code: returns the recovery codes, once, and ends all other sessions.',
    payload: z.object({ code: line(20).check(z.trim()) }),
    response: codes,
  }),

  renewRecoveryCodes: call({
    method: 'POST',
    path: 'secondFactor/renewRecoveryCodes',
    access: 'staff',
    limit: 'account',
    summary: 'Makes new recovery codes; the former ones stop working.',
    payload: known,
    response: codes,
  }),

  endSecondFactor: call({
    method: 'POST',
    path: 'secondFactor/endSecondFactor',
    access: 'staff',
    limit: 'account',
    summary: "The caller's login no longer asks for a code.",
    payload: known,
    response: done,
  }),

  resetSecondFactor: call({
    method: 'POST',
    path: 'secondFactor/resetSecondFactor',
    access: 'owner',
    summary: 'Ends the second factor of a member of staff who lost it, and all sessions; they are told by email.',
    payload: z.object({ customerId: z.uuid() }),
    response: done,
  }),
}
