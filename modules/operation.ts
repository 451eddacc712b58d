import type { Access, Call, Payload, Result } from '#contract/call.ts'
import type { Contract } from '#contract/index.ts'
import type { AdminContext, Context, CustomerContext } from './context.ts'

type ContextOf<A extends Access> = A extends 'anyone' ? Context : A extends 'customer' ? CustomerContext : AdminContext

/** The implementation of a call: takes the context and a valid payload, returns the declared response. */
type Operation<C extends Call> = (ctx: ContextOf<C['access']>, payload: Payload<C>) => Promise<Result<C>>

export type OperationsOf<Noun extends keyof Contract> = {
  [Verb in keyof Contract[Noun]]: Contract[Noun][Verb] extends Call ? Operation<Contract[Noun][Verb]> : never
}
