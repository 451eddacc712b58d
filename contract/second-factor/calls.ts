import * as z from 'zod/mini'
import { password } from '../accounts/calls.ts'
import { session } from '../accounts/session.ts'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'
import { maxPasskeyName } from './passkey-limits.ts'
import { creationOptions, newPasskey, passkeyId, requestOptions, shownPasskey, usedPasskey } from './passkeys.ts'

const done = z.object({ message: z.string() })
const codes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })
const known = z.object({ currentPassword: password })
const passkeyName = line(maxPasskeyName).check(z.trim())

export const calls = {
  readSecondFactor: call({
    method: 'POST',
    path: 'secondFactor/readSecondFactor',
    access: 'staff',
    summary:
      "Since when the caller's login asks for the code of an app, their passkeys, whether the shop requires one of both, and how many recovery codes are left.",
    payload: z.object({}),
    response: z.object({
      since: z.nullable(z.string()),
      passkeys: z.array(shownPasskey),
      isRequired: z.boolean(),
      codesLeft: z.number(),
    }),
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

  beginPasskey: call({
    method: 'POST',
    path: 'secondFactor/beginPasskey',
    access: 'staff',
    serves: 'second-factor',
    limit: 'account',
    summary: 'What the browser asks an authenticator for that is to make a passkey; valid once, for 5 minutes.',
    payload: known,
    response: z.object({ options: creationOptions }),
  }),

  addPasskey: call({
    method: 'POST',
    path: 'secondFactor/addPasskey',
    access: 'staff',
    serves: 'second-factor',
    limit: 'account',
    summary:
      'Adds the passkey that an authenticator has made, and ends all other sessions; the first second factor returns recovery codes, once.',
    payload: z.object({
      /** Empty for that of the browser and its system. */
      name: z._default(passkeyName, ''),
      passkey: newPasskey,
    }),
    response: codes,
  }),

  renamePasskey: call({
    method: 'POST',
    path: 'secondFactor/renamePasskey',
    access: 'staff',
    limit: 'account',
    summary: "Renames one of the caller's passkeys.",
    payload: z.object({ passkeyId, name: passkeyName }),
    response: done,
  }),

  removePasskey: call({
    method: 'POST',
    path: 'secondFactor/removePasskey',
    access: 'staff',
    limit: 'account',
    summary:
      "Removes one of the caller's passkeys and ends all other sessions; refused for the last second factor where the shop requires one.",
    payload: z.object({ passkeyId, currentPassword: password }),
    response: done,
  }),

  beginPasskeyLogin: call({
    method: 'POST',
    path: 'secondFactor/beginPasskeyLogin',
    access: 'anyone',
    limit: 'login',
    session: 'marks-visitor',
    summary: 'What the browser asks an authenticator to sign for a login; valid once, for 5 minutes, in this browser.',
    payload: z.object({}),
    response: z.object({ options: requestOptions }),
  }),

  logInWithPasskey: call({
    method: 'POST',
    path: 'secondFactor/logInWithPasskey',
    access: 'anyone',
    limit: 'login',
    session: 'starts',
    summary: 'Logs a member of staff in with a passkey, which replaces the password and the code.',
    payload: z.object({ passkey: usedPasskey }),
    response: session,
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
    summary: "The caller's login no longer asks for the code of an app.",
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
