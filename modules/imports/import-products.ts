import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/imports/calls.ts'
import type { AdminContext } from '../context.ts'
import { storeImport } from './store-import.ts'

/** Stores a product file for import; a job reads it, and `findImport` reports its progress. */
export async function importProducts(ctx: AdminContext, { file, dryRun }: Payload<typeof calls.importProducts>) {
  const newImport = { file: Buffer.from(file), isDryRun: dryRun === 'yes', actorId: ctx.caller.customerId }
  const importId = await storeImport(ctx, newImport, (tx, id) => ctx.enqueue(tx, 'importProducts', { importId: id }))
  return { importId }
}
