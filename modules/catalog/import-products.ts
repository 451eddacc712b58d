import { randomUUID } from 'node:crypto'
import type { Payload } from '#contract/call.ts'
import type { products as calls } from '#contract/products.ts'
import { productImports } from '#db/tables/imports.ts'
import type { AdminContext } from '../context.ts'

/** Takes in a file of products; a job reads it, and `findImport` tells how far that is. */
export async function importProducts(ctx: AdminContext, { file, dryRun }: Payload<typeof calls.importProducts>) {
  const id = randomUUID()
  const fileKey = `imports/${id}.csv`
  const values = { id, fileKey, actorId: ctx.caller.customerId, isDryRun: dryRun === 'yes' }
  await ctx.files.write(fileKey, Buffer.from(file))
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.insert(productImports).values(values)
      await ctx.enqueue(tx, 'importProducts', { importId: id })
    })
  } catch (error) {
    await ctx.files.remove(fileKey)
    throw error
  }
  return { importId: id }
}
