import * as z from 'zod/mini'
import { call } from '../call.ts'

export const calls = {
  productList: call({
    method: 'GET',
    path: '__P-D-L-S-T__',
    access: 'anyone',
    entry: 'direct',
    address: '/admin/__P-D-L-S-T__',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The product list as a feed, encrypted with the product-list key.',
    payload: z.object({}),
    response: z.object({ data: z.string() }),
  }),
}
