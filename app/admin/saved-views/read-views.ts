import type { Api } from '#contract/index.ts'
import { type SavedView, viewPaths } from '#contract/saved-views/calls.ts'

/** The saved views of the list at a path. No other page asks for any. */
export async function readViews(api: Api, pathname: string): Promise<{ views: SavedView[] }> {
  const path = viewPaths.find((each) => each === pathname)
  return path ? api.savedViews.listViews({ path }) : { views: [] }
}
