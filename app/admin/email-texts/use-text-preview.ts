import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import type { CallResponse, Input } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'

type Asked = Input<typeof calls.previewEmailText>

interface Previewed {
  /** What was asked, as JSON. */
  of: string
  shown: CallResponse<typeof calls.previewEmailText> | null
  /** Why there is no preview, such as an unknown placeholder. */
  refusal: string | null
}

const pauseMs = 400

/** The email with what is typed so far, once typing pauses; that of before stays until then. */
export function useTextPreview(payload: Asked): { found: Previewed | null; isBusy: boolean } {
  const asked = JSON.stringify(payload)
  const [found, setFound] = useState<Previewed | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () =>
        void preview(asked).then(
          (next) => isCurrent && setFound((before) => ({ ...next, shown: next.shown ?? before?.shown ?? null })),
        ),
      pauseMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return { found, isBusy: found?.of !== asked }
}

async function preview(of: string): Promise<Previewed> {
  try {
    const payload: Asked = JSON.parse(of)
    return { of, shown: await api.emails.previewEmailText(payload), refusal: null }
  } catch (error) {
    if (!(error instanceof RefusedError)) return { of, shown: null, refusal: adminFrameMessages.failed }
    return { of, shown: null, refusal: Object.values(error.fields)[0] ?? error.message }
  }
}
