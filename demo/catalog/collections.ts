/** A collection of the demo shop; `rule` has the parts that are not any. */
interface DemoCollection {
  slug: string
  title: string
  text: string
  rule?: object
  /** The products of a collection by hand. */
  skus?: readonly string[]
}

/** The collections of the demo shop in their order; all are in the menus. */
export const demoCollections: readonly DemoCollection[] = [
  { slug: 'linen', title: 'Linen', text: 'Washed once, worn all summer.', rule: { materials: ['Linen'] } },
  {
    slug: 'by-the-sea',
    title: 'By the sea',
    text: 'A hat, a scarf and shade for your eyes.',
    skus: ['MG-F-306', 'MG-S-011', 'MG-F-303', 'MG-H-201', 'MG-S-003', 'MG-F-301'],
  },
  { slug: 'under-100', title: 'Under 100', text: 'Small luxuries and easy gifts.', rule: { maxPrice: 99.99 } },
]
