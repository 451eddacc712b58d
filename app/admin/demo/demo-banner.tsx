import { LinkButton } from '#app/ui/link-button.tsx'
import { adminDemoMessages } from '#messages/en-US/admin/demo.ts'

/** Says on Today that the shop is the demo, with the two ways to begin. */
export function DemoBanner() {
  return (
    <aside className="mb-10 border-l-2 border-accent bg-chalk px-4 py-4">
      <p className="mb-3">{adminDemoMessages.banner}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/start">{adminDemoMessages.startOwn}</LinkButton>
        <LinkButton to="/" variant="secondary" reloadDocument>
          {adminDemoMessages.lookAround}
        </LinkButton>
      </div>
    </aside>
  )
}
