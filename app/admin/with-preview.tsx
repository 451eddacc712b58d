import type { ReactNode } from 'react'

/** A form with a preview: beside it on wide screens, where it stays in view, and below it on others. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 2xl:grid-cols-[minmax(0,1fr)_32rem]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 max-2xl:max-w-text 2xl:sticky 2xl:top-8">{preview}</div>
    </div>
  )
}
