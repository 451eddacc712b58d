import * as z from 'zod/mini'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'

/** What the demo brought into the shop; all zero in a shop of one's own. */
const demoRows = z.object({
  /** Products of which every image is the demo's. */
  products: z.number(),
  images: z.number(),
  /** Orders paid at the sandbox, where no money moves. */
  orders: z.number(),
  customers: z.number(),
  emails: z.number(),
})
export type DemoRows = z.infer<typeof demoRows>

export const calls = {
  readDemo: call({
    method: 'POST',
    path: 'demo/readDemo',
    access: 'manager',
    summary: 'What the demo brought into the shop.',
    payload: z.object({}),
    response: z.object({
      /** Null if nothing of the demo is left. */
      demo: z.nullable(demoRows),
      isClearing: z.boolean(),
      /** Whether the shop has orders of a real payment provider: the demo cannot be cleared then. */
      hasRealOrders: z.boolean(),
      /** Products of the owner, published or not. */
      ownProducts: z.number(),
    }),
  }),

  clearDemo: call({
    method: 'POST',
    path: 'demo/clearDemo',
    access: 'owner',
    summary: 'Removes the products, images, orders and customers of the demo; settings, texts and staff stay.',
    payload: z.object({
      /** The name of the shop, typed as a confirmation. */
      shopName: line(80).check(z.trim()),
    }),
    response: z.object({ message: z.string() }),
  }),
}
