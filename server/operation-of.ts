import type { Call } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import type { Context } from '#modules/context.ts'
import { operations } from '#modules/operations.ts'

interface Run {
  (ctx: Context, payload: unknown): Promise<unknown>
  admit?: Run
  check?: (payload: unknown) => void
}

// The casts are safe: answer() authorizes the caller and validates the payload before it runs an operation.
const table = new Map<Call, Run>()
for (const [noun, calls] of Object.entries(contract)) {
  const bound = operations[noun as keyof typeof operations] as unknown as Record<string, Run>
  for (const [verb, call] of Object.entries(calls)) {
    const run = bound[verb]
    if (!run) throw new Error(`No operation implements ${noun}.${verb}`)
    table.set(call, run)
  }
}

/** The operation that implements a call of the contract. */
export function operationOf(call: Call): Run {
  const run = table.get(call)
  if (!run) throw new Error(`Not in the contract: ${call.method} ${call.path}`)
  return run
}

/** Every call of the contract. */
export const allCalls: Call[] = [...table.keys()]
