import { LinkButton } from '#app/ui/link-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'

/** Leads from Today to the first steps, while a shop of one's own is not set up. */
export function StartBanner() {
  return (
    <aside className="mb-10 border-l-2 border-accent bg-chalk px-4 py-4">
      <p className="mb-3">{adminLaunchMessages.notBegun}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/start">{adminLaunchMessages.steps}</LinkButton>
        <LinkButton to="/admin/launch" variant="secondary">
          {adminFrameMessages.pages.launch}
        </LinkButton>
      </div>
    </aside>
  )
}
