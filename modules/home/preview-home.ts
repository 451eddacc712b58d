import type { AdminContext } from '../context.ts'
import { listSections } from './list-sections.ts'
import { fillSections } from './shown-home.ts'

/** The home page with every draft, and with every section that is on, whatever its dates. */
export async function previewHome(ctx: AdminContext) {
  const { sections } = await listSections(ctx)
  const shown = sections.flatMap(({ sectionId, kind, draft, published }) => {
    const { isOn, content } = draft ?? published
    return isOn ? { sectionId, kind, content } : []
  })
  return fillSections(ctx.db, shown)
}
