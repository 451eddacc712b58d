import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import type { SheetLine, StockSheet } from '#contract/inventory/stock-sheet.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import type { Column } from '../table/column.ts'
import { textColumn } from '../table/usual-columns.tsx'
import { signed } from './name-of-sheet.ts'
import { UnitsEntry } from './units-entry.tsx'

const variantOf = ({ color, size }: SheetLine) =>
  [color, size].filter((each) => each !== null).join(', ') || adminInventoryMessages.onlyVariant

/** A variant with its product: 'Lido, Black, 38'. */
export const nameOfLine = (line: SheetLine) => `${line.productName}, ${variantOf(line)}`

const stockOf = (units: number | null) => units?.toLocaleString('en-US') ?? adminInventoryMessages.notTracked

/** The columns of the variants of a delivery or count; the units are fields while it is open. */
export function lineColumns({ sheetId, kind, state }: StockSheet, onSaved: () => void): Column<SheetLine>[] {
  const { line } = adminInventoryMessages
  const label = kind === 'delivery' ? line.arrived : line.counted
  const isOpen = state === 'draft'
  return [
    productColumn(),
    textColumn({ key: 'variant', label: line.variant, text: variantOf, width: 'max-w-48' }),
    textColumn({ key: 'sku', label: line.sku, text: ({ sku }) => sku, width: 'max-w-40' }),
    textColumn({ key: 'gtin', label: line.gtin, text: ({ gtin }) => gtin ?? '', width: 'max-w-40', from: '2xl' }),
    ...(isOpen ? [stockColumn()] : []),
    ...(kind === 'count' ? [expectedColumn()] : []),
    {
      key: 'units',
      label,
      cell: (each) =>
        isOpen ? (
          <UnitsEntry
            sheetId={sheetId}
            variantId={each.variantId}
            units={each.units}
            label={`${label}: ${nameOfLine(each)}`}
            onSaved={onSaved}
          />
        ) : (
          (each.units?.toLocaleString('en-US') ?? '')
        ),
      text: ({ units }) => String(units ?? ''),
      isNumber: true,
      isLabeled: true,
    },
    ...(kind === 'count' ? [differenceColumn()] : []),
  ]
}

function productColumn(): Column<SheetLine> {
  return {
    key: 'product',
    label: adminInventoryMessages.line.product,
    cell: ({ productId, productName, image }) => (
      <span className="flex items-center gap-3 py-0.5">
        <Image image={image} sizes="32px" isDecorative className="w-7 max-sm:hidden" />
        <Link to={`/admin/products/${productId}`} className="link target font-medium wrap-anywhere sm:line-clamp-2">
          {productName}
        </Link>
      </span>
    ),
    text: ({ productName }) => productName,
  }
}

function stockColumn(): Column<SheetLine> {
  const { line } = adminInventoryMessages
  return {
    key: 'stock',
    label: line.inStock,
    cell: ({ onHand, reserved }) => (
      <>
        {stockOf(onHand)}
        {reserved > 0 && (
          <span className="block text-ink-soft">
            {line.held} {reserved.toLocaleString('en-US')}
          </span>
        )}
      </>
    ),
    text: ({ onHand }) => String(onHand ?? ''),
    isNumber: true,
    isLabeled: true,
  }
}

function expectedColumn(): Column<SheetLine> {
  return {
    key: 'expected',
    label: adminInventoryMessages.line.expected,
    cell: ({ units, expected }) => (units === null ? '' : stockOf(expected)),
    text: ({ expected }) => String(expected ?? ''),
    isNumber: true,
    isLabeled: true,
  }
}

function differenceColumn(): Column<SheetLine> {
  return {
    key: 'difference',
    label: adminInventoryMessages.line.difference,
    cell: ({ difference }) =>
      difference === null ? (
        ''
      ) : (
        <span className={difference === 0 ? '' : 'font-medium text-accent'}>{signed(difference)}</span>
      ),
    text: ({ difference }) => String(difference ?? ''),
    isNumber: true,
    isLabeled: true,
  }
}
