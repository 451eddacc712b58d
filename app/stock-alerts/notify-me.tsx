import { Dialog } from '#app/ui/dialog.tsx'
import { stockAlertsMessages } from '#messages/en-US/stock-alerts.ts'
import { NotifyForm, type NotifyFormProps } from './notify-form.tsx'

interface NotifyMeProps extends Omit<NotifyFormProps, 'onDone'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that requests an email when this variant is back in stock. */
export function NotifyMe({ open, onOpenChange, ...rest }: NotifyMeProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={stockAlertsMessages.title}>
      <NotifyForm {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
