import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { StockEditor } from '../inventory/stock-editor.tsx'
import { SelectRow } from '../table/select-row.tsx'
import { PriceCell } from './price-cell.tsx'
import { productRow, selectedProducts } from './selected-products.ts'
import { StatusBadge } from './status-badge.tsx'

/** A product in the admin list; price and stock are edited in place. */
export function ProductItem({ product }: { product: ListedProduct }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const { _id, name, sku, type, variants } = product
  const editor = <StockEditor product={product} onTried={revalidate} />
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 md:grid-cols-[6rem_minmax(0,1fr)_13rem_12rem] lg:grid-cols-[6rem_minmax(0,1fr)_16rem_18rem]">
      <div className="flex items-start justify-between">
        <div className="-mt-1.5 -ml-2 noscript:invisible">
          <SelectRow row={product} {...productRow} selection={selectedProducts} />
        </div>
        <Image image={product.image} sizes="56px" isDecorative className="w-14" />
      </div>
      <div className="min-w-0">
        <Link to={`/admin/products/${_id}`} className="link inline-block py-1 font-medium wrap-anywhere">
          {name}
        </Link>
        <p className="text-small text-ink-soft wrap-anywhere">
          {sku} · {type}
        </p>
        <p className="mt-1">
          <StatusBadge status={product.status} />
        </p>
      </div>
      <div className="col-span-2 md:col-span-1">
        <PriceCell product={product} />
      </div>
      <div className="col-span-2 md:col-span-1">
        {variants.length === 1 ? (
          editor
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-line-strong text-left md:mt-5"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="py-1">
              <Stock variants={variants} />
              <span className="sr-only"> {adminCommonMessages.of(name)}</span>
            </span>
            <Icon of={ChevronDown} size={18} className={isOpen ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      {isOpen && variants.length > 1 && <div className="col-span-full bg-linen p-4">{editor}</div>}
    </li>
  )
}

function Stock({ variants }: { variants: readonly StockRow[] }) {
  const counted = variants.filter(({ onHand }) => onHand !== null)
  if (counted.length === 0) return adminProductsMessages.variantsNotCounted(variants.length)
  const units = counted.reduce((sum, { onHand }) => sum + (onHand ?? 0), 0)
  const soldOut = counted.filter(({ onHand, reserved }) => (onHand ?? 0) <= reserved).length
  return (
    <>
      {adminProductsMessages.unitsIn(units, variants.length)}
      {soldOut > 0 && (
        <>
          <span className="sr-only">, </span>
          <span className="text-small text-accent lg:ml-3 max-lg:block">{adminProductsMessages.soldOut(soldOut)}</span>
        </>
      )}
    </>
  )
}
