import * as z from 'zod/mini'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Layout } from './layout.tsx'
import { FollowLink } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { stylesOf } from './styles.ts'
import { absolute, template } from './template.ts'

/** Invites a buyer to review the products they bought. */
export const reviewInvitation = template({
  fields: z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    customerName: z.string(),
    products: z.array(z.object({ name: z.string(), place: z.string() })),
    trackingPath: z._default(z.string(), '/track-order'),
  }),
  subject: ({ orderNumber }) => emailsOrdersMessages.reviewInvitation.subject(orderNumber),
  body: ({ orderNumber, customerName, products, trackingPath }, shop) => {
    const messages = emailsOrdersMessages.reviewInvitation
    return (
      <Layout
        shop={shop}
        title={messages.title}
        preview={messages.preview(orderNumber)}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening>{messages.invitation(customerName)}</Opening>
        <ul style={{ ...stylesOf(shop.settings.brand).text, paddingLeft: 20 }}>
          {products.map(({ name, place }) => (
            <li key={place} style={{ padding: '4px 0' }}>
              <a href={absolute(place, shop)} style={stylesOf(shop.settings.brand).link}>
                {messages.review(name)}
              </a>
            </li>
          ))}
        </ul>
        <FollowLink place={trackingPath} shop={shop} />
      </Layout>
    )
  },
})
