import { Accordion, type AccordionItem } from '#app/ui/accordion.tsx'
import type { Product } from '#contract/products/product.ts'
import { FrameDrawing } from './frame-drawing.tsx'
import { readMeasurement } from './read-measurement.ts'
import { ShipAndReturn } from './ship-and-return.tsx'
import type { SizeGuide } from './size-guide.ts'
import { SizeTable } from './size-table.tsx'

interface ProductDetailsProps {
  product: Product
  guide: SizeGuide | null
  className?: string
}

/** What is known of a product, under titles that open. */
export function ProductDetails({ product, guide, className }: ProductDetailsProps) {
  const frame = readMeasurement(product.measurement)
  const items: AccordionItem[] = [
    {
      id: 'description',
      title: 'Description',
      isOpen: true,
      content: <p className="max-w-text whitespace-pre-line">{product.description}</p>,
    },
    ...(frame
      ? [{ id: 'measurements', title: 'Measurements', content: <FrameDrawing size={frame} />, isOpen: true }]
      : []),
    ...(guide ? [{ id: 'size-guide', title: 'Size guide', content: <SizeTable guide={guide} /> }] : []),
    { id: 'ship-and-return', title: 'Ship & return', content: <ShipAndReturn /> },
  ]
  return <Accordion items={items} {...(className && { className })} />
}
