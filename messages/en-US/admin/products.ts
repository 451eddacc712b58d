import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

/** Products with their stock and images, and their import. */
export const adminProductsMessages = defineMessages('admin/products', {
  search: 'Name, SKU, brand or type',
  statuses: { draft: 'Draft', published: 'In the shop', archived: 'Archived' },
  status: 'Status',
  columns: {
    name: 'Product',
    status: 'Status',
    sku: 'SKU',
    type: 'Type',
    price: 'Price',
    stock: 'Stock',
    added: 'Added',
  },
  priceOf: (product: string) => `Price of ${product}`,
  stockOf: (product: string) => `Stock of ${product}`,
  importExport: 'Import and export',
  add: 'Add product',
  addFirst: 'Add your first product',
  bulk: {
    publish: 'Publish',
    publishText: (products: number) =>
      products === 1
        ? 'It appears in the shop if it is complete.'
        : `Of these ${products}, the complete ones appear in the shop.`,
    archive: 'Archive',
    archiveText: (products: number) =>
      products === 1 ? 'It will no longer be in the shop.' : `All ${products} will no longer be in the shop.`,
    price: 'Change prices',
    priceText: (products: number) =>
      products === 1
        ? 'Changes the price of 1 product.'
        : `Changes the prices of ${products} products, each from its own price.`,
    change: 'Change',
    changeHint: 'In percent or as an amount, such as -10%, +5% or -2.50. Old prices stay while they are higher.',
    changeInvalid: 'Please enter a change such as -10% or +2.50.',
    stock: 'Change stock',
    stockText: (products: number) =>
      products === 1
        ? 'Changes the stock of every variant of 1 product that is counted.'
        : `Changes the stock of every counted variant of ${products} products.`,
    units: 'Units',
    unitsHint: 'Such as +5 or -2 to change each, or 10 to set each. Stock does not fall below 0.',
    unitsInvalid: 'Please enter a number of units such as +5, -2 or 10.',
    addTags: 'Add tags',
    addTagsText: (products: number) =>
      products === 1 ? 'Adds tags to 1 product.' : `Adds tags to ${products} products.`,
    removeTags: 'Remove tags',
    removeTagsText: (products: number) =>
      products === 1 ? 'Removes tags from 1 product.' : `Removes tags from ${products} products.`,
    tags: 'Tags',
    tagsHint: 'Separated by commas.',
    tagsMissing: 'Please enter a tag.',
    collect: 'Add to collection',
    collectText: (products: number) =>
      products === 1
        ? 'Adds 1 product at the end of a collection by hand.'
        : `Adds ${products} products at the end of a collection by hand.`,
    collection: 'Collection',
    collectionMissing: 'Please choose a collection.',
  },
  noneFound: 'No products found.',

  addLead: 'It is saved as a draft. Shoppers see it once you publish it.',
  oldPriceHint: 'The same as the price: a new product has never sold for more.',
  oldPriceTooLow: 'The old price must be above the price.',
  otherTitle: 'Another…',
  chooseTitle: 'Choose from the list',
  quantity: 'Quantity',
  quantityHint: 'Units of each variant.',
  skuHint: 'Leave blank to generate one.',
  mainImage: 'Main image',
  otherImages: 'Other images',
  addMainImage: 'Add main image',
  addOtherImages: 'Add other images',

  duplicate: 'Duplicate',
  archive: 'Archive',
  publish: 'Publish',
  viewInShop: 'View in the shop',
  saveFirst: 'Save or undo your changes first: only what is saved is published or copied.',
  details: 'Details',
  save: 'Save',
  conflict: 'Someone else changed this product.',
  fieldOf: (field: string, variant: string) => `${field} of ${variant}`,
  isNow: <Node>(field: string, before: Node, now: Node) => [`${field}: `, before, ' is now ', now],
  nothing: 'nothing',
  none: 'none',

  colorsAndSizes: 'Colors and sizes',
  variantsNote:
    'Every color in every size is a variant. New variants start at 0; deleting a variant discards its stock.',
  colors: 'Colors',
  sizes: 'Sizes',
  variant: 'Variant',
  size: 'Size',
  color: 'Color',
  sizeHint: 'Size, such as 38, XS or W32/L34',
  colorHint: 'Color, by its name',
  addVariant: 'Add',
  variantNotAdded: 'Press “Add” to add it, or leave this field blank.',
  sizeMissing: 'Please enter a size.',
  sizeTooLong: (max: number) => `A size has at most ${max} characters.`,
  sizeExists: 'This size already exists.',
  colorMissing: 'Please name the color.',
  colorExists: 'This color already exists.',
  swatchOf: (color: string) => `Swatch of ${color}`,
  nameOf: (color: string) => `Name of ${color}`,
  remove: (what: string) => `Remove ${what}`,
  moveSizeForward: (size: string) => `Move ${nameSize('size', size, '“One size”')} forward`,
  addSizes: 'Add a list of sizes:',
  sizePresets: {
    letters: 'XXS to 3XL',
    shoes: 'EU shoes, 35 to 46',
    numbers: '32 to 46',
    waistAndLength: 'Waist and length',
    oneSize: 'One size',
  },
  removeSize: (size: number | string) => `Remove ${nameSize('size', size, '“One size”')}`,
  removeImage: (place: number) => `Remove image ${place}`,

  priceNow: 'Now: ',
  shoppersSee: 'Shoppers see',
  inSale: (name: string, until: string) => `In the sale “${name}” until ${until}.`,
  oldPriceHidden:
    'The old price is not shown: the product was not sold for more than its price in the 30 days before. See Settings, Prices.',
  asProduct: 'As the product',
  bySale: (name: string) => `sale “${name}”`,
  keepMine: 'Keep mine',
  savePrice: 'Save price',
  undo: 'Undo',
  priceHistory: 'Price history',
  stockHistory: 'Stock history',
  noHistory: 'No changes yet.',
  earlier: 'Earlier',

  stock: 'Stock',
  units: 'Units',
  notCounted: 'not counted',
  soldOutOf: (soldOut: number, variants: number) => (variants === 1 ? 'sold out' : `${soldOut} sold out`),
  unitsInvalid: 'Please enter whole units, zero or more.',
  inCheckouts: (units: number) => `${units} in checkouts`,
  stockConflict: 'The stock was changed or sold while you typed.',
  keepTyped: 'Keep what I typed',
  saveStock: 'Save stock',
  reason: 'Reason',
  reasons: {
    delivered: 'Delivered',
    counted: 'Counted again',
    returned: 'Returned',
    damaged: 'Damaged',
    lost: 'Lost',
    corrected: 'Corrected',
  },
  /** Of changes that no admin made. */
  ownReasons: {
    sold: 'Sold',
    restocked: 'Back from a canceled order',
    imported: 'Imported',
    received: 'Received',
  } as Readonly<Record<string, string>>,

  variants: 'Variants',
  variantPrice: (currency: string) => `Price, ${currency}`,
  variantOldPrice: (currency: string) => `Old price, ${currency}`,
  variantSku: 'SKU',
  gtin: 'Barcode',
  weight: 'Weight, g',
  cost: (currency: string) => `Cost, ${currency}`,
  variantDetailsNote:
    "A variant without its own price or SKU uses the product's. The cost is for your records: shoppers never see it.",
  copyToAll: 'Copy weight and cost from the first to all',

  preview: 'Preview',
  inTheShop: 'In the shop',
  inSearchEngines: 'In search engines',
  noImage: 'No image yet',
  noDescription: 'No description yet.',

  images: 'Images',
  imagesOfAll: 'In all colors',
  allImages: 'All images',
  zip: {
    title: 'Images by SKU',
    lead: 'Choose a ZIP of JPEG, PNG or WebP images whose names are SKUs: LD-100.jpg, LD-100-2.jpg. With the SKU of a variant they go to its color. They are added behind the images that a product has.',
    file: 'ZIP file',
    add: 'Add images',
    unreadable: "This file can't be read as a ZIP. Choose one that is not encrypted.",
    none: 'There are no JPEG, PNG or WebP images in this ZIP.',
    noSku: 'No product or variant has this SKU.',
    tooLarge: (path: string) => `${path} is larger than 8 MB.`,
    done: (images: number) => (images === 1 ? '1 image was added.' : `${images} images were added.`),
  },
  pasteHint: 'Drop image files on a list, or paste an image that you have copied.',
  addImages: 'Add images',
  imagesChanged: 'Its images or status have changed.',
  altText: 'Alt text',
  altTextHint: 'Describe what the image shows',
  imageAt: (place: number) => `image ${place}`,
  theImage: 'The image',
  move: (image: string, place: number) => `Move ${image}, now ${place}; use the arrow keys`,
  moveHint: 'Drag, or use the arrow keys',
  moved: (image: string, place: number) => `${image} is now number ${place}.`,
  uploading: (file: string) => `Uploading ${file}`,
  uploadFailed: 'This image could not be uploaded.',

  import: {
    title: 'Import',
    exportAll: 'Export all products',
    lead: 'Upload a CSV file of up to 20 MB, of this shop or an export of products from Shopify or WooCommerce. Products with a known SKU are updated, others are added, and none are removed. Images that it names by their addresses are fetched first. A file is imported completely or not at all.',
    file: 'CSV file',
    check: 'Check the file',
    start: 'Import',
    viewProducts: 'View products',
    columns: 'Columns',
    columnsLead:
      'One row per color and size, each with the SKU of its product. Fields without a column stay unchanged.',
    sendFailed: 'This file could not be sent.',
    sending: 'Sending the file…',
    checking: 'Checking the file…',
    importing: 'Importing…',
    fetching: (tried: number, all: number, failed: number) =>
      `Fetching images: ${tried} of ${all}${failed > 0 ? `, ${failed} failed` : ''}…`,
    wouldFetch: (images: number) =>
      images === 1
        ? '1 image would be fetched from its address.'
        : `${images} images would be fetched from their addresses.`,
    haveFetched: (fetched: number, failed: number) =>
      `${fetched === 1 ? '1 image was fetched' : `${fetched} images were fetched`}${failed > 0 ? `; ${failed} could not be` : ''}.`,
    interrupted: 'The import was interrupted. Nothing has been changed. Please try again.',
    checked: (lines: number, added: number, changed: number, unchanged: number) =>
      `Checked ${lines === 1 ? '1 line' : `${lines} lines`}. ${added === 1 ? '1 product' : `${added} products`} would be added and ${changed} changed; ${unchanged} would stay as ${unchanged === 1 ? 'it is' : 'they are'}.`,
    done: (added: number, changed: number, unchanged: number) =>
      `Done. ${added === 1 ? '1 product was' : `${added} products were`} added and ${changed} changed; ${unchanged} ${unchanged === 1 ? 'stays as it was' : 'stay as they were'}.`,
    wouldAdd: (categories: string) => `New categories would be added: ${categories}.`,
    haveAdded: (categories: string) => `New categories were added: ${categories}.`,
    errors: (errors: number) =>
      `${errors === 1 ? 'There is 1 error' : `There are ${errors} errors`} in this file. Nothing has been changed.`,
    line: 'Lines',
    column: 'Column',
    error: 'Error',
    note: 'What is left out',
    firstErrors: (errors: number) => `The first ${errors} are shown.`,
  },
})
