import { Fragment } from 'react'
import { Accordion, type AccordionItem } from '#app/ui/accordion.tsx'
import type { Measures } from '#contract/categories/measures.ts'
import { fieldKeys, fieldOf } from '#contract/products/fields.ts'
import type { Product } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { productFieldsMessages } from '#messages/en-US/product-fields.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { Measurements } from './measurements.tsx'
import { ShipAndReturn } from './ship-and-return.tsx'
import { SizeTable } from './size-table.tsx'

interface ProductDetailsProps {
  product: Product
  measures: Measures
  sizeChart: ShownChart | null
  className?: string
}

/** The details of a product, in collapsible sections. */
export function ProductDetails({ product, measures, sizeChart, className }: ProductDetailsProps) {
  const { measurement } = product
  const items: AccordionItem[] = [
    {
      id: 'description',
      title: productPageMessages.description,
      isOpen: true,
      content: (
        <>
          <p className="max-w-text whitespace-pre-line">{product.description}</p>
          <Points product={product} />
        </>
      ),
    },
    ...(measurement && measures.names.length > 0
      ? [
          {
            id: 'measurements',
            title: productPageMessages.measurements,
            content: <Measurements measurement={measurement} measures={measures} />,
            isOpen: true,
          },
        ]
      : []),
    ...sectionsOf(product),
    ...(sizeChart
      ? [{ id: 'size-guide', title: productPageMessages.sizeGuide, content: <SizeTable sizeChart={sizeChart} /> }]
      : []),
    { id: 'ship-and-return', title: productPageMessages.shipAndReturn, content: <ShipAndReturn /> },
  ]
  return <Accordion items={items} {...(className && { className })} />
}

function Points({ product }: { product: Product }) {
  const points = shownAs('point', product)
  if (points.length === 0) return null
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 text-small">
      {points.map(({ key, label, text }) => (
        <Fragment key={key}>
          <dt className="text-ink-soft">{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function sectionsOf(product: Product): AccordionItem[] {
  return shownAs('section', product).map(({ key, label, text }) => ({
    id: key,
    title: label,
    content: <p className="max-w-text whitespace-pre-line">{text}</p>,
  }))
}

/** The fields shown this way for which the product has a value. */
function shownAs(way: 'point' | 'section', product: Product) {
  const keys = fieldKeys.filter((key) => fieldOf(key).shown === way && product[key])
  return keys.map((key) => ({ key, label: productFieldsMessages[key], text: String(product[key]) }))
}
