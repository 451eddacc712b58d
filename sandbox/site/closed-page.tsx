import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { renderDocument } from './document.tsx'

/** A session that can no longer be paid, with a link back. */
export function renderClosedPage(shop: Settings, cancelUrl: string): string {
  return renderDocument({
    shop,
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
