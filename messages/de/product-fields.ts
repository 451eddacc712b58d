import type { productFieldsMessages as source } from '../en-US/product-fields.ts'
import type { Translation } from '../translation.ts'

export const productFieldsMessages: Translation<typeof source> = {
  sku: 'Artikelnummer',
  name: 'Titel',
  brand: 'Marke',
  category: 'Kategorie',
  subCategory: 'Unterkategorie',
  type: 'Art',
  tags: 'Schlagwörter',
  description: 'Beschreibung',
  material: 'Material',
  care: 'Pflege',
  price: 'Preis',
  oldPrice: 'Alter Preis',
  measurement: 'Maße',
}
