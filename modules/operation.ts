import type { Access, Call, Payload, Result } from '#contract/call.ts'
import type { Contract } from '#contract/index.ts'
import type { AdminContext, Context, CustomerContext } from './context.ts'

type ContextOf<A extends Access> = A extends 'anyone' ? Context : A extends 'customer' ? CustomerContext : AdminContext

/** The implementation of a call: takes the context and a valid payload, returns the declared response. */
interface Operation<C extends Call> {
  (ctx: ContextOf<C['access']>, payload: Payload<C>): Promise<Result<C>>
  /** Of an upload: refuses the payload before the file, which is still empty, is received. */
  admit?: (ctx: ContextOf<C['access']>, payload: Payload<C>) => Promise<unknown>
  /** Refuses what is invalid by itself with 400, before the account that the payload names is counted. */
  check?: (payload: Payload<C>) => void
}

export type OperationsOf<Noun extends keyof Contract> = {
  [Verb in keyof Contract[Noun]]: Contract[Noun][Verb] extends Call ? Operation<Contract[Noun][Verb]> : never
}
