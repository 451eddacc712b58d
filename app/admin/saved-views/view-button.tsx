import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { tableButton } from '../table/table-button.ts'
import { useMay } from '../use-may.ts'
import { useViews } from './use-views.ts'
import { ViewForm } from './view-form.tsx'

/** Saves the query of a list as a view, or changes the view that it is. */
export function ViewButton({ query }: { query: string }) {
  const may = useMay()
  const found = useViews(query)
  const [isOpen, setOpen] = useState(false)
  if (!found || query === '') return null
  const { path, current } = found
  const isShared = current?.isShared ?? false
  const isFixed = current !== null && !current.isOwn && !(isShared && may('manager'))
  if (isFixed) return null
  const label = current ? adminTableMessages.views.edit : adminTableMessages.views.save
  return (
    <>
      <button type="button" className={`${tableButton} noscript:hidden`} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={label}>
        <ViewForm
          key={current?._id}
          path={path}
          query={query}
          view={current}
          canShare={may('manager') || isShared}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}
