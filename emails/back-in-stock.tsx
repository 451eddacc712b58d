import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { styles } from './styles.ts'
import { absolute, template } from './template.ts'

/** Tells a customer that the requested variant is back in stock. */
export const backInStock = template({
  fields: z.object({
    productName: z.string(),
    color: z.nullable(z.string()),
    size: z.nullable(z.number()),
    image: z.string(),
    /** The product page with the variant selected. */
    place: z.string(),
  }),
  subject: ({ productName }) => `${productName} is back`,
  inOrder: true,
  body: ({ productName, color, size, image, place }, shop) => {
    const choice = [color, size !== null && `size ${size}`].filter(Boolean).join(', ')
    return (
      <Layout
        shop={shop}
        title={`${productName} is back`}
        preview={choice ? `${choice} can be bought again.` : 'It can be bought again.'}
        reason="You get this mail once, because you asked us to tell you."
      >
        <Text>
          {choice ? `${productName} in ${choice}` : productName} can be bought again. We tell everybody who asked, in
          the order they asked; it is not kept for anyone.
        </Text>
        <p style={styles.text}>
          <img
            src={absolute(image, shop)}
            alt={productName}
            width={240}
            style={{ ...styles.image, width: 240, height: 'auto' }}
          />
        </p>
        <Action shop={shop} place={place}>
          See it in the shop
        </Action>
      </Layout>
    )
  },
})
