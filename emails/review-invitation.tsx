import * as z from 'zod/mini'
import { Layout, Text } from './layout.tsx'
import { FollowLink } from './order-parts.tsx'
import { styles } from './styles.ts'
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
  subject: ({ orderNumber }) => `How do you like what you bought? Order ${orderNumber}`,
  body: ({ orderNumber, customerName, products, trackingPath }, shop) => (
    <Layout
      shop={shop}
      title="How do you like it?"
      preview={`A few words about order ${orderNumber} help the next person choose.`}
      reason="You get this mail because you bought something from us."
    >
      <Text>
        {customerName}, a few words about what you bought help the next person choose, and help us. What fits, what does
        not: both are welcome.
      </Text>
      <ul style={{ ...styles.text, paddingLeft: 20 }}>
        {products.map(({ name, place }) => (
          <li key={place} style={{ padding: '4px 0' }}>
            <a href={absolute(place, shop)} style={styles.link}>
              Review {name}
            </a>
          </li>
        ))}
      </ul>
      <FollowLink place={trackingPath} shop={shop} />
    </Layout>
  ),
})
