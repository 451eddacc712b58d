import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import type { Difference } from '#contract/order-changes/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { readLines } from './line-fields.ts'

interface ShownDifference {
  /** What was asked, as JSON; another one is on its way until it is that of the form. */
  of: string
  difference: Difference | null
  /** Why it cannot be changed so. */
  refusal: string | null
}

/** Asks the server what a change comes to, again whenever it changes; null while it is on its way. */
export function useDifference(orderId: string, lines: ReturnType<typeof readLines>): ShownDifference | null {
  const asked = JSON.stringify(lines)
  const [shown, setShown] = useState<ShownDifference | null>(null)
  useEffect(() => {
    let isCurrent = true
    const wanted: ReturnType<typeof readLines> = JSON.parse(asked)
    if (wanted.length > 0) void preview(orderId, wanted).then((next) => isCurrent && setShown({ of: asked, ...next }))
    return () => {
      isCurrent = false
    }
  }, [orderId, asked])
  return shown?.of === asked ? shown : null
}

async function preview(orderId: string, lines: ReturnType<typeof readLines>) {
  try {
    return { difference: (await api.orderChanges.previewChange({ orderId, lines })).difference, refusal: null }
  } catch (error) {
    return { difference: null, refusal: error instanceof RefusedError ? error.message : adminFrameMessages.failed }
  }
}
