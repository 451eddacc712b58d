import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { renderDocument } from './document.tsx'

/** A session that can no longer be paid, with a link back. */
export function renderClosedPage(shopName: string, cancelUrl: string): string {
  return renderDocument({
    shopName,
    title: sandboxMessages.expiredSession,
    back: { href: cancelUrl, label: sandboxMessages.backToCart },
    children: (
      <main className="narrow">
        <h1>{sandboxMessages.expiredSession}</h1>
        <p>{sandboxMessages.expiredSessionText}</p>
        <p>
          <a className="button" href={cancelUrl}>
            {sandboxMessages.backToCart}
          </a>
        </p>
      </main>
    ),
  })
}
