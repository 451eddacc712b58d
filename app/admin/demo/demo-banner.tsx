import { LinkButton } from '#app/ui/link-button.tsx'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'

/** Says on Today that the shop is the demo, with the two ways to begin. */
export function DemoBanner() {
  return (
    <aside className="mb-10 border-l-2 border-accent bg-chalk px-4 py-4">
      <p className="mb-3">{adminLaunchMessages.demo.banner}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/start">{adminLaunchMessages.demo.startOwn}</LinkButton>
        <LinkButton to="/" variant="secondary" reloadDocument>
          {adminLaunchMessages.demo.lookAround}
        </LinkButton>
      </div>
    </aside>
  )
}
