import * as z from 'zod/mini'
import { call } from '../call.ts'

export const calls = {
  retryRefund: call({
    method: 'PUT',
    path: 'payments/retryRefund',
    access: 'admin',
    summary: 'Retries a refund that failed permanently.',
    payload: z.object({ refundId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),
}
