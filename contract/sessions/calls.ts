import * as z from 'zod/mini'
import { password } from '../accounts/calls.ts'
import { call } from '../call.ts'
import { ownSession } from './own-session.ts'

const message = z.object({ message: z.string() })

export const calls = {
  listSessions: call({
    method: 'POST',
    path: 'sessions/listSessions',
    access: 'customer',
    summary: "The caller's open sessions: the current one first, then by last use.",
    payload: z.object({}),
    response: z.object({ sessions: z.array(ownSession) }),
  }),

  endSession: call({
    method: 'PUT',
    path: 'sessions/endSession',
    access: 'customer',
    limit: 'account',
    summary: 'Ends another session of the caller, confirmed by password.',
    payload: z.object({ sessionId: z.uuid(), password: z._default(password, '') }),
    response: message,
  }),

  endOtherSessions: call({
    method: 'PUT',
    path: 'sessions/endOtherSessions',
    access: 'customer',
    limit: 'account',
    summary: 'Ends all sessions of the caller except the current one, confirmed by password.',
    payload: z.object({ password: z._default(password, '') }),
    response: message,
  }),
}
