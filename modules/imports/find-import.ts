import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import { type calls, productImport } from '#contract/imports/calls.ts'
import { productImports } from '#db/tables/imports.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { AdminContext } from '../context.ts'

/** The progress or result of an import. One without progress for three minutes was interrupted and changed nothing. */
export async function findImport(ctx: Pick<AdminContext, 'db'>, { importId }: Payload<typeof calls.findImport>) {
  const [found] = await ctx.db
    .select({
      row: productImports,
      isStuck: sql<boolean>`${productImports.updatedAt} < (select shop_now()) - interval '3 minutes'`,
    })
    .from(productImports)
    .where(eq(productImports.id, importId))
  if (!found) throw notFound(apiImportsMessages.notFound)
  const { row, isStuck } = found
  const isOpen = row.state === 'waiting' || row.state === 'running'
  const { id, isDryRun, progress, lines, created, changed, unchanged, errorCount, newCategories } = row
  return {
    productImport: {
      importId: id,
      isDryRun,
      state: isOpen && isStuck ? ('failed' as const) : row.state,
      ...{ progress, lines, created, changed, unchanged, errorCount, newCategories },
      images: { waiting: row.imagesWaiting, fetched: row.imagesFetched, failed: row.imagesFailed },
      errors: z.parse(productImport.shape.errors, row.errors),
      notes: z.parse(productImport.shape.notes, row.notes),
    },
  }
}
