import type { ReactNode } from 'react'
import { SpinnerDots } from './spinner-dots.tsx'

/** A button's label; while busy it is replaced by three dots of the same width. */
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
