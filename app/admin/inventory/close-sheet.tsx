import { api } from '#app/api.ts'
import type { StockSheet } from '#contract/inventory/stock-sheet.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { signed } from './name-of-sheet.ts'

/** Books or discards an open delivery or count, after saying what that changes. */
export function CloseSheet({ sheet, onDone }: { sheet: StockSheet; onDone: () => Promise<void> }) {
  const { sheetId, kind, units, variants, different, difference } = sheet
  const said = adminInventoryMessages
  return (
    <>
      {variants > 0 && (
        <ConfirmButton
          label={said.book[kind]}
          title={said.book[kind]}
          change={() => api.inventory.bookStockSheet({ sheetId })}
          onDone={onDone}
        >
          <p>
            {kind === 'delivery'
              ? said.bookText.delivery(units, variants)
              : said.bookText.count(different, signed(difference))}
          </p>
          {kind === 'count' && <p className="text-ink-soft">{said.bookNote}</p>}
        </ConfirmButton>
      )}
      <ConfirmButton
        label={said.discard}
        title={said.discard}
        change={() => api.inventory.discardStockSheet({ sheetId })}
        onDone={onDone}
      >
        <p>{said.discardText}</p>
      </ConfirmButton>
    </>
  )
}
