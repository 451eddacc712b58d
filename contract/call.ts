import type * as z from 'zod/mini'
import type { ShownData } from './audit/shown-data.ts'
import type { LoginDuty } from './staff/login-duty.ts'
import type { StaffAccess } from './staff/roles.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/** Who may make a call: everyone, any customer, any staff, or staff whose role includes the one named. */
export type Access = 'anyone' | 'customer' | StaffAccess

/** Where a call can be reached: at a direct route under `/api` only, or at the gateway too. */
type Entry = 'both' | 'direct'

/** An image of at most 8 MB, or a table of at most 20 MB. */
export type Upload = 'image' | 'table'

/** The rate limits; `server/limits/limit-rules.ts` defines them. */
export type LimitName =
  | 'login'
  | 'signup'
  | 'verify'
  | 'forgetPassword'
  | 'resetPassword'
  | 'account'
  | 'checkout'
  | 'discountCode'
  | 'transfer'
  | 'contact'
  | 'newsletter'
  | 'unsubscribe'
  | 'notifyMe'
  | 'upload'
  | 'review'
  | 'trackOrder'
  | 'return'
  | 'testEmail'
  | 'testWebhook'
  | 'recordSearch'
  | 'recordSoldOutView'
  | 'feed'
  | 'browse'

export interface Call<
  P extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  method: Method
  /** The path at the gateway, for example `users/login`. */
  path: string
  access: A
  summary: string
  payload: P
  response: R
  entry: Entry
  /** The URL of the direct route; null for `/api/` and the path: see `directAddress`. */
  address: string | null
  limit: LimitName | null
  /** The duty of staff that this call is for; it is answered while they owe it, as all others for staff are not. */
  serves: LoginDuty | null
  /** The personal data that it shows to staff. Null for calls without any, and for changes, which are in the audit log themselves. */
  shows: ShownData | null
  /** What is uploaded as multipart in a field named `file`; null for calls that take JSON. */
  upload: Upload | null
  /** What a successful response does to the session cookies. */
  session: 'starts' | 'ends' | 'marks-visitor' | null
  /** True when `payload.token` is the subject of the call, not the caller's session. */
  tokenIsSubject: boolean
  /** True when an invalid payload is answered with a list of `{ msg, param }` instead of a sentence. */
  listsFieldErrors: boolean
  /** True when guests may be served from a replica that lags behind; never for money, stock or accounts. */
  allowStaleRead: boolean
}

type Optional =
  | 'entry'
  | 'address'
  | 'limit'
  | 'serves'
  | 'shows'
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
    serves: null,
    shows: null,
    upload: null,
    session: null,
    tokenIsSubject: false,
    listsFieldErrors: false,
    allowStaleRead: false,
    ...declared,
  }
}

/** The URL of a call's direct route. */
export function directAddress({ address, path }: Pick<Call, 'address' | 'path'>): string {
  return address ?? `/api/${path}`
}

/** The payload before it is parsed. */
export type Input<C extends Call> = z.input<C['payload']>
/** The payload after it is parsed, as an operation receives it. */
export type Payload<C extends Call> = z.output<C['payload']>
/** The response as a client reads it, without the `status` that every response carries. */
export type CallResponse<C extends Call> = z.output<C['response']>
/** What an operation returns; fields that the contract does not declare are stripped. */
export type Result<C extends Call> = z.input<C['response']>
