import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { Price } from '#app/ui/price.tsx'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { StockEditor } from '../inventory/stock-editor.tsx'
import { PriceCell } from './price-cell.tsx'

/** The price of a product in its row; a press opens its fields. */
export function EditPrice({ product }: { product: ListedProduct }) {
  return (
    <EditInRow
      title={adminProductsMessages.priceOf(product.name)}
      shown={<Price price={product.price} oldPrice={product.oldPrice} />}
    >
      {(close) => <PriceCell product={product} onSaved={close} />}
    </EditInRow>
  )
}

/** The units in stock of a product in its row; a press opens those of each variant. */
export function EditStock({ product }: { product: ListedProduct }) {
  const { revalidate } = useRevalidator()
  return (
    <EditInRow title={adminProductsMessages.stockOf(product.name)} shown={<Stock variants={product.variants} />}>
      {(close) => <StockEditor product={product} onTried={revalidate} onSaved={close} />}
    </EditInRow>
  )
}

interface EditInRowProps {
  title: string
  shown: ReactNode
  children: (close: () => void) => ReactNode
}

function EditInRow({ title, shown, children }: EditInRowProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="relative z-10 -mx-1.5 min-h-8 rounded-small px-1.5 hover:bg-line max-lg:min-h-11"
        onClick={() => setOpen(true)}
      >
        {shown}
        <span className="sr-only">, {title}</span>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title}>
        {children(close)}
      </Dialog>
    </>
  )
}

function Stock({ variants }: { variants: readonly StockRow[] }) {
  const counted = variants.filter(({ onHand }) => onHand !== null)
  if (counted.length === 0) return adminProductsMessages.notCounted
  const units = counted.reduce((sum, { onHand }) => sum + (onHand ?? 0), 0)
  const soldOut = counted.filter(({ onHand, reserved }) => (onHand ?? 0) <= reserved).length
  return (
    <>
      <span className="text-ink-soft sm:hidden">{adminProductsMessages.columns.stock} </span>
      {units.toLocaleString('en-US')}
      {soldOut > 0 && (
        <span className="ml-2 text-accent">{adminProductsMessages.soldOutOf(soldOut, variants.length)}</span>
      )}
    </>
  )
}
