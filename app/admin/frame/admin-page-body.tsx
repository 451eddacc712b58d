import type { ReactNode } from 'react'
import { ClockBanner } from './clock-banner.tsx'

/** The margins of an admin page. */
export function AdminPageBody({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-24 md:px-8 lg:px-10 lg:pt-8 print:p-0">
      <ClockBanner />
      {children}
    </div>
  )
}
