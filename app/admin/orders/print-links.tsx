import { maxPrinted, type OrderRow } from '#contract/order-table/order-row.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { queryOf } from '../list-query.ts'
import { tableButton } from '../table/table-button.ts'

/** Opens the papers of the selected orders in a new tab, as one document. */
export function PrintLinks({ orders }: { orders: readonly OrderRow[] }) {
  if (orders.length > maxPrinted) return <p className="text-small">{adminOrdersMessages.tooManyToPrint(maxPrinted)}</p>
  const numbers = orders.map(({ orderNumber }) => orderNumber).join()
  const choices = [
    ['slips', adminOrdersMessages.printSlips],
    ['invoices', adminOrdersMessages.printInvoices],
    [undefined, adminOrdersMessages.printBoth],
  ] as const
  return choices.map(([show, label]) => (
    <a
      key={label}
      href={`/admin/orders/print?${queryOf({ show, numbers })}`}
      target="_blank"
      rel="noreferrer"
      className={tableButton}
    >
      {label}
    </a>
  ))
}
