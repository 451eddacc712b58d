import { Children, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/api.ts'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import type { StockAlert } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { ConfirmInRow } from '../confirm-in-row.tsx'
import { Moment } from '../moment.tsx'
import { requestedVariant } from './requested-variant.ts'

/** One back-in-stock request, waiting or notified, with a button that removes it. */
export function AlertRow({ alert }: { alert: StockAlert }) {
  const [isRemoved, setRemoved] = useState(false)
  const { alertId, email, productId, askedAt, toldAt } = alert
  const wanted = requestedVariant(alert)
  return (
    <li className="grid min-h-14 items-center gap-x-6 gap-y-1 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem_18rem]">
      <span className="font-medium break-all">{email}</span>
      <Link to={`/admin/products/${productId}`} className="link justify-self-start py-1 wrap-anywhere">
        {wanted}
      </Link>
      <p className="text-small text-ink-soft">
        {Children.toArray(
          toldAt
            ? adminStockAlertsMessages.requestedAndNotified(<Moment at={askedAt} isDay />, <Moment at={toldAt} />)
            : adminStockAlertsMessages.requested(<Moment at={askedAt} isDay />),
        )}
      </p>
      <div className="xl:justify-self-end">
        {isRemoved ? (
          <p ref={focusWhenShown} tabIndex={-1} className="py-2 text-small text-ink-soft">
            {adminStockAlertsMessages.removed}
            <span className="sr-only">: {email}</span>
          </p>
        ) : (
          <ConfirmInRow
            label={adminStockAlertsMessages.remove}
            of={`${email}, ${wanted}`}
            question={toldAt ? adminStockAlertsMessages.removeRecord : adminStockAlertsMessages.cancelRequest}
            act={() => api.stockAlerts.removeStockAlert({ alertId })}
            onDone={() => setRemoved(true)}
          />
        )}
      </div>
    </li>
  )
}
