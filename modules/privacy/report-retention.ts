import { retentionKinds } from '#contract/settings/privacy-fields.ts'
import { retentionRuns } from '#db/tables/audit.ts'
import type { AdminContext } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { retainedKinds } from './retained-kinds.ts'

const dayMs = 86_400_000

/** Which personal data is stored until when, and what the latest night removed. */
export async function reportRetention({ db }: AdminContext) {
  const { settings, now } = await readSettings(db)
  const runs = new Map((await db.select().from(retentionRuns)).map((run) => [run.kind, run]))
  const stored = []
  for (const kind of retentionKinds) {
    const days = settings.privacy[kind]
    const { rows, oldest } = await retainedKinds[kind].measure(db)
    const due = oldest && new Date(Math.max(oldest.getTime() + days * dayMs, now.getTime()))
    const run = runs.get(kind)
    stored.push({
      kind,
      days,
      rows,
      oldest: oldest?.toISOString() ?? null,
      nextRemoval: due?.toISOString() ?? null,
      lastRun: run ? { at: run.ranAt.toISOString(), removed: run.removed } : null,
    })
  }
  return { stored }
}
