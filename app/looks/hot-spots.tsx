import { Link } from 'react-router'
import { priceOf } from '#app/products/price-of.ts'
import { Price } from '#app/ui/price.tsx'
import type { LookItem } from '#contract/looks/calls.ts'
import { looksMessages } from '#messages/en-US/looks.ts'
import { itemAddress } from './item-address.ts'

/** Numbers on the image of a look, one open at a time; each opens to the product's name, price and link, also without script. */
export function HotSpots({ look, items }: { look: string; items: readonly LookItem[] }) {
  return items.map((item, at) => (
    <details
      key={item.product._id}
      name={`look-${look}`}
      className="group/spot absolute z-1 open:z-2"
      style={{ left: `${item.x * 100}%`, top: `${item.y * 100}%` }}
    >
      <summary
        aria-label={looksMessages.spot(item.product.name)}
        className="-m-5.5 grid size-11 cursor-pointer list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden"
      >
        <span className="grid size-7 place-items-center rounded-full bg-paper text-small text-ink tabular-nums shadow-md transition-colors group-open/spot:bg-ink group-open/spot:text-paper">
          {at + 1}
        </span>
      </summary>
      <div
        className={`absolute w-max max-w-[min(12rem,max(192px,50vw))] wrap-anywhere bg-paper px-4 py-3 shadow-lg ${item.x > 0.5 ? 'right-0' : 'left-0'} ${
          item.y > 0.6 ? 'bottom-7' : 'top-7'
        }`}
      >
        <p className="font-medium">{item.product.name}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-small">
          <Price {...priceOf(item.product, { color: item.color, size: null })} />
          <Link to={itemAddress(item)} className="link inline-flex min-h-11 items-center">
            {looksMessages.view}
            <span className="sr-only"> {item.product.name}</span>
          </Link>
        </p>
      </div>
    </details>
  ))
}
