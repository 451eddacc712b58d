import { useSettings } from '#app/settings/use-settings.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'

/** Says on every admin page that the clock of the shop is ahead. */
export function ClockBanner() {
  const { aheadDays } = useSettings()
  if (aheadDays === 0) return null
  return (
    <aside className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1 bg-accent px-4 py-2 text-paper print:hidden">
      <p className="min-w-0 grow font-medium">{adminFrameMessages.clockAhead(aheadDays)}</p>
      <a href="/sandbox/switches#clock" className="flex min-h-11 items-center underline underline-offset-4">
        {adminFrameMessages.setClock}
      </a>
    </aside>
  )
}
