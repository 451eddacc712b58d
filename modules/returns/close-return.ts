import { invalid } from '#contract/errors.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import type { AdminContext } from '../context.ts'
import { changeReturn } from './change-return.ts'
import { type Closing, endReturn } from './end-return.ts'

/** Staff end a received return. Refuses nothing at all without the reason. */
export async function closeReturn(ctx: AdminContext, asked: Closing) {
  const { returnId, outcome, note } = asked
  if (outcome === 'nothing' && note === '') throw invalid(m.reasonMissing)
  const change = { returnId, event: 'return-closed', action: 'return.closed', detail: { outcome } } as const
  const orderReturn = await changeReturn(ctx, change, (tx) => endReturn(ctx, tx, asked))
  return { orderReturn, message: m.closed[outcome] }
}
