import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { DeleteAccount } from './delete-account.tsx'

/** Downloads a customer's data and deletes the account. */
export function YourData() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <section aria-labelledby="your-data" className="mt-16 border-t border-ink pt-6">
      <h2 id="your-data" className="display mb-3 text-title">
        Your data
      </h2>
      <p className="mb-6 text-ink-soft">
        Everything we store about you, as a file: your details, orders, reviews, messages, wishlist and newsletter.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/account/my-data.json" download className={buttonClass('secondary')}>
          Download my data
        </a>
        <Button variant="quiet" className="-mx-2 noscript:hidden" onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteAccount open={isLeaving} onOpenChange={setLeaving} />
    </section>
  )
}
