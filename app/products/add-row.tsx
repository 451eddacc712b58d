import type { SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/form/stepper.tsx'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { addParameter, type Purchase } from './use-purchase.ts'
import type { VariantChoice } from './variant-choice.ts'

/**
 * Quantity and cart button. Without JavaScript the button asks for the same page again, which then says what is missing:
 * the size, or JavaScript, which the cart needs.
 */
export function AddRow({ choice: { color, size }, purchase }: { choice: VariantChoice; purchase: Purchase }) {
  const { quantity, setQuantity, isComplete, isAsked, add } = purchase

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void add()
  }

  return (
    <div id="add-to-cart" className="flex flex-wrap gap-3 scroll-mt-28">
      <Stepper value={quantity} onChange={setQuantity} label={productPageMessages.quantity} />
      <form
        method="get"
        action={isComplete ? '#add-to-cart' : '#sizes'}
        data-needs-script
        onSubmit={submit}
        className="flex grow"
      >
        {color !== null && <input type="hidden" name="color" value={color} />}
        {size !== null && <input type="hidden" name="size" value={size} />}
        <Button type="submit" name={addParameter} value="1" className="grow">
          {productPageMessages.add}
        </Button>
      </form>
      {quantity > limitPerItem && <p className="w-full text-small text-accent">{addToCartMessages.limitPerItem}</p>}
      {isAsked && isComplete && (
        <p role="alert" className="hidden w-full text-small text-accent noscript:block">
          {productPageMessages.addNeedsScript}
        </p>
      )}
    </div>
  )
}
