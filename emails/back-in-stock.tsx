import * as z from 'zod/mini'
import { sizeShape } from '#contract/products/size-shape.ts'
import { emailsStockAlertsMessages } from '#messages/en-US/emails/stock-alerts.ts'
import { Action, Layout } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { stylesOf } from './styles.ts'
import { absolute, template } from './template.ts'

/** Tells a customer that the requested variant is back in stock. */
export const backInStock = template({
  fields: z.object({
    productName: z.string(),
    color: z.nullable(z.string()),
    size: z.nullable(sizeShape),
    image: z.string(),
    /** The product page with the variant selected. */
    place: z.string(),
  }),
  subject: ({ productName }) => emailsStockAlertsMessages.backInStock.subject(productName),
  inOrder: true,
  body: ({ productName, color, size, image, place }, shop) => {
    const messages = emailsStockAlertsMessages.backInStock
    const choice = [color, size !== null && messages.size(size)].filter(Boolean).join(', ')
    return (
      <Layout
        shop={shop}
        title={messages.subject(productName)}
        preview={choice ? messages.previewOf(choice) : messages.preview}
        reason={messages.reason}
      >
        <Opening>{choice ? messages.availableIn(productName, choice) : messages.available(productName)}</Opening>
        {image !== '' && (
          <p style={stylesOf(shop.settings.brand).text}>
            <img
              src={absolute(image, shop)}
              alt={productName}
              width={240}
              style={{ ...stylesOf(shop.settings.brand).image, width: 240, height: 'auto' }}
            />
          </p>
        )}
        <Action shop={shop} place={place}>
          {messages.view}
        </Action>
      </Layout>
    )
  },
})
