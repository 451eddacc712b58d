import { formatCents } from '#contract/money.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { StoredBasket } from '../basket.ts'
import { ShippingAmount, TaxAmount, TotalAmount } from './amounts.tsx'

/** The items and the total. */
export function Summary({ basket, returnDays }: { basket: StoredBasket; returnDays: number | null }) {
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{sandboxMessages.summary}</h2>
      <ul>
        {basket.lines.map((line) => (
          <li key={`${line.sku} ${line.name}`}>
            {line.image ? (
              <img src={line.image} alt="" width={64} height={84} loading="lazy" />
            ) : (
              <span className="blank" />
            )}
            <span className="item">
              {line.name}
              {line.quantity > 1 && (
                <small>
                  {line.quantity} × {formatCents(line.unitPriceCents)}
                </small>
              )}
            </span>
            <span className="price">{formatCents(line.unitPriceCents * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{sandboxMessages.subtotal}</dt>
          <dd>{formatCents(basket.subtotalCents)}</dd>
        </div>
        {basket.discounts.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cents === 0 ? sandboxMessages.freeShipping : formatCents(-cents)}</dd>
          </div>
        ))}
        {basket.shipping.length > 0 && (
          <>
            <div>
              <dt>{sandboxMessages.shipping}</dt>
              <dd>
                <ShippingAmount basket={basket} />
              </dd>
            </div>
            <div>
              <dt>{sandboxMessages.tax}</dt>
              <dd>
                <TaxAmount basket={basket} />
              </dd>
            </div>
          </>
        )}
        <div className="total" aria-live="polite">
          <dt>{sandboxMessages.total}</dt>
          <dd>
            <TotalAmount basket={basket} beforeTax={sandboxMessages.beforeTax} />
          </dd>
        </div>
      </dl>
      {basket.shipping.length > 0 && returnDays !== null && (
        <p className="hint">{sandboxMessages.returns(returnDays)}</p>
      )}
    </section>
  )
}
