import type { StockSheet } from '#contract/inventory/stock-sheet.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { Moment } from '../moment.tsx'

/** What a delivery or count is: how much has been entered, by whom and when, and how to go on while it is open. */
export function SheetLead({ sheet }: { sheet: StockSheet }) {
  const { kind, state, scopeName, units, variants, startedAt, startedBy, closedAt, closedBy } = sheet
  const said = adminInventoryMessages
  return (
    <>
      <p>
        {kind === 'count' && `${scopeName === null ? said.allProducts : scopeName} · `}
        {said.entered(units, variants)} · {said.startedBy(startedBy)} <Moment at={startedAt} />
        {state !== 'draft' && closedAt && (
          <>
            {' · '}
            {said.closedBy[state](closedBy)} <Moment at={closedAt} />
          </>
        )}
      </p>
      {state === 'draft' && <p>{kind === 'delivery' ? said.deliveryLead : said.countLead}</p>}
    </>
  )
}
