import { useEffect, useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { useMay } from '../use-may.ts'
import { type EntryGroup, findPages } from './find-entries.ts'
import { findRecords } from './find-records.ts'

const pauseMs = 150
const minLength = 2

/** What the palette finds for a text; records come from the server once typing pauses. */
export function useFound(text: string): { groups: EntryGroup[]; isSearching: boolean } {
  const search = text.trim()
  const may = useMay()
  const [found, setFound] = useState<{ search: string; groups: EntryGroup[] }>({ search: '', groups: [] })
  const isShort = search.length < minLength

  useEffect(() => {
    if (isShort) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const groups = await findRecords(search, may, controller.signal).catch((error: unknown) => {
        if (!(error instanceof RefusedError)) throw error
        return []
      })
      if (!controller.signal.aborted) setFound({ search, groups })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, isShort, may])

  const records = isShort ? [] : found.groups
  return {
    groups: [...records, ...findPages(search, may)].filter(({ entries }) => entries.length > 0),
    isSearching: !isShort && found.search !== search,
  }
}
