import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { pagesAbove } from '../pages.ts'
import { ClockBanner } from './clock-banner.tsx'

/** The margins of an admin page, and the pages above it. */
export function AdminPageBody({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const crumbs = pagesAbove(pathname).map(({ page, path }) => {
    const { orderNumber } = matchPath(page.path, path)?.params ?? {}
    return { label: orderNumber ?? adminFrameMessages.pages[page.name], to: path }
  })
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-24 md:px-8 lg:px-10 lg:pt-5 print:p-0">
      <ClockBanner />
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} className="mb-2 print:hidden" />}
      {children}
    </div>
  )
}
