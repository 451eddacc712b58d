import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { stockAlertsMessages } from '#messages/en-US/stock-alerts.ts'
import { NotifyForm, type NotifyFormProps } from './notify-form.tsx'

interface NotifyMeProps extends Omit<NotifyFormProps, 'onDone'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that requests an email when this variant is back in stock; its thanks stay on the page. */
export function NotifyMe({ open, onOpenChange, ...rest }: NotifyMeProps) {
  const [thanks, setThanks] = useState<string | null>(null)

  function leave(message: string) {
    setThanks(message)
    onOpenChange(false)
  }

  return (
    <>
      <StatusDisplay message={open ? null : thanks} />
      <Dialog open={open} onOpenChange={onOpenChange} title={stockAlertsMessages.title}>
        <NotifyForm {...rest} onDone={leave} />
      </Dialog>
    </>
  )
}
