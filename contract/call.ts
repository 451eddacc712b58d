import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT'

/** Who may make a call: everybody, people who are signed in, or people with the admin role. */
export type Access = 'anyone' | 'customer' | 'admin'

/** The ways in: the gateway, a direct route under `/api`, both, or only the pages we render ourselves. */
export type Entry = 'both' | 'gateway' | 'direct'

/** An image of at most 8 MB, or a table of at most 20 MB. */
export type Upload = 'image' | 'table'

/** The names of the limits; `server/limits/limits.ts` says how many in what time. */
export type LimitName =
  | 'login'
  | 'signup'
  | 'verify'
  | 'forgetPassword'
  | 'resetPassword'
  | 'account'
  | 'checkout'
  | 'contact'
  | 'newsletter'
  | 'unsubscribe'
  | 'notifyMe'
  | 'upload'
  | 'review'
  | 'trackOrder'
  | 'testEmail'
  | 'browse'

export interface Call<
  P extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  method: Method
  /** The path as the gateway names it, for example `users/login`. */
  path: string
  access: A
  summary: string
  payload: P
  response: R
  entry: Entry
  /** The direct route's address where it is not `/api/` and the path. */
  address: string | null
  limit: LimitName | null
  /** What is taken as multipart, in a field named `file`, in place of JSON; null for calls that take JSON. */
  upload: Upload | null
  /** What a successful answer means for the browser's cookies. */
  session: 'starts' | 'ends' | 'marks-visitor' | null
  /** True where `payload.token` is what the call is about and not who is calling. */
  tokenIsSubject: boolean
  /** True where a refused payload is answered as a list of `{ msg, param }` instead of a sentence. */
  listsFieldErrors: boolean
  /** True where a guest may be answered from a copy of the database that is a moment old: never money, stock or people. */
  allowStaleRead: boolean
}

type Optional =
  | 'entry'
  | 'address'
  | 'limit'
  | 'upload'
  | 'session'
  | 'tokenIsSubject'
  | 'listsFieldErrors'
  | 'allowStaleRead'

/** Declares a call once; the clients, the gateway, the direct routes and the API page all read it. */
export function call<P extends z.ZodMiniType, R extends z.ZodMiniType, A extends Access>(
  declared: Omit<Call<P, R, A>, Optional> & Partial<Pick<Call<P, R, A>, Optional>>,
): Call<P, R, A> {
  return {
    entry: 'both',
    address: null,
    limit: null,
    upload: null,
    session: null,
    tokenIsSubject: false,
    listsFieldErrors: false,
    allowStaleRead: false,
    ...declared,
  }
}

/** What a caller may send: the payload before it is parsed. */
export type Input<C extends Call> = z.input<C['payload']>
/** What an operation receives: the payload after it is parsed. */
export type Payload<C extends Call> = z.output<C['payload']>
/** What a caller reads, without the `status` that every reply carries. */
export type Answer<C extends Call> = z.output<C['response']>
/** What an operation returns; fields the contract does not name are trimmed at the door. */
export type Result<C extends Call> = z.input<C['response']>
