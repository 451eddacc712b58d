import type { ReactNode } from 'react'
import { SpinnerDots } from './spinner-dots.tsx'

/** What stands on a button; while something is under way it gives way to three dots, and the width stays. */
export function BusyLabel({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <span className={busy ? 'inline-flex items-center gap-2.5 opacity-0' : 'contents'}>{children}</span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <SpinnerDots />
        </span>
      )}
    </>
  )
}
