import { renderDocument } from './document.tsx'

/** A session that can no longer be paid, with a link back. */
export function renderClosedPage(shopName: string, cancelUrl: string): string {
  return renderDocument({
    shopName,
    title: 'Your session has experied.',
    back: { href: cancelUrl, label: 'Back to the cart' },
    children: (
      <main className="narrow">
        <h1>Your session has experied.</h1>
        <p>Nothing was charged, and your cart is as you left it. Start the payment again from there.</p>
        <p>
          <a className="button" href={cancelUrl}>
            Back to the cart
          </a>
        </p>
      </main>
    ),
  })
}
