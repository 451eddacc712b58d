import { formatCents } from '#contract/money.ts'
import type { StoredBasket } from '../basket.ts'
import { ShippingAmount, TaxAmount, TotalAmount } from './amounts.tsx'

/** The items and the total. */
export function Summary({ basket }: { basket: StoredBasket }) {
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Your order</h2>
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
          <dt>Subtotal</dt>
          <dd>{formatCents(basket.subtotalCents)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>
            <ShippingAmount basket={basket} />
          </dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>
            <TaxAmount basket={basket} />
          </dd>
        </div>
        <div className="total" aria-live="polite">
          <dt>Total</dt>
          <dd>
            <TotalAmount basket={basket} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
