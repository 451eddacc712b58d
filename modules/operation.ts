import type { Call, Payload, Result } from '#contract/call.ts'
import type { Contract } from '#contract/index.ts'
import type { AdminContext, Context, CustomerContext } from './context.ts'

interface ContextOf {
  anyone: Context
  customer: CustomerContext
  admin: AdminContext
}

/** The implementation of a call: takes the context and a valid payload, returns the declared response. */
type Operation<C extends Call, A extends keyof ContextOf = C['access']> = (
  ctx: ContextOf[A],
  payload: Payload<C>,
) => Promise<Result<C>>

export type OperationsOf<Noun extends keyof Contract> = {
  [Verb in keyof Contract[Noun]]: Contract[Noun][Verb] extends Call ? Operation<Contract[Noun][Verb]> : never
}
