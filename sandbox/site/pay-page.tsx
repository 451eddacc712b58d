import { Address, Card, Contact, type PayForm, Shipping } from './pay-fields.tsx'
import { renderSheet } from './sheet.tsx'
import { Summary } from './summary.tsx'
import { TotalSum } from './sums.tsx'

/** The card page: who, where to, how, and the card. */
export function renderPayPage(form: PayForm): string {
  const { session, settings } = form
  const wrong = Object.values(form.errors).filter(Boolean)
  return renderSheet({
    shopName: settings.shop.name,
    title: wrong.length > 0 ? 'Please check your entries' : 'Pay your order',
    back: { href: session.cancelUrl, label: 'Back to the cart' },
    switches: session.switches,
    children: (
      <main className="pay">
        <Summary basket={session.basket} />
        <form method="post" action={`/sandbox/${session.id}`} noValidate>
          <input type="hidden" name="nonce" value={form.nonce} />
          <h1>Pay your order</h1>
          {(form.message || wrong.length > 0) && (
            <p className="alert" role="alert">
              {form.message ?? (wrong.length === 1 ? wrong[0] : `Please check ${wrong.length} fields below.`)}
            </p>
          )}
          <Contact {...form} />
          <Address {...form} />
          <Shipping {...form} />
          <Card {...form} />
          <button type="submit">
            Pay <TotalSum basket={session.basket} />
          </button>
          <p className="hint">You are charged nothing: this sandbox is a demonstration.</p>
        </form>
      </main>
    ),
  })
}
