import { defineMessages } from '../../define-messages.ts'

/** How a setting is labeled; the unit stands after a number. */
interface Field {
  label: string
  hint?: string
  unit?: string
}

/** The settings and text pages. */
export const adminSettingsMessages = defineMessages('admin/settings', {
  lead: 'Changes take effect across the shop as soon as you save.',
  default: (value: string) => `Default: ${value}`,
  toDefault: 'Use the default',
  toDefaultOf: (setting: string) => `Use the default of ${setting}`,
  toDefaults: 'Use all defaults',
  toDefaultsOf: (group: string) => `Use all defaults of ${group}`,
  save: (group: string) => `Save ${group}`,
  undoOf: (group: string) => ` changes of ${group}`,
  shown: 'shown',
  hidden: 'hidden',
  none: 'none',
  empty: 'empty',
  checkFields: 'Please check the marked fields.',
  conflict: 'Someone else changed these settings.',
  isNow: (setting: string, value: string) => `${setting} is now ${value}`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'You have unsaved changes.',
  stay: 'Stay',
  leave: 'Leave',

  groups: {
    shop: {
      title: 'Shop and contact',
      lead: 'The name appears in page titles, emails, receipts and invoices, and in place of a logo.',
    },
    brand: {
      title: 'Colors and fonts',
      lead: 'For the shop, its emails, invoices and sandbox card page. All other colors derive from these three.',
    },
    logo: {
      title: 'Logo and icon',
      lead: 'In header and footer, on invoices, in emails and on the sandbox card page. Without a logo, your shop name appears there in your heading font.',
    },
    promo: { title: 'Promo bar', lead: 'The line above every page. It starts with the season.' },
    payments: {
      title: 'Payment methods',
      lead: 'What customers choose from on the card page. Each appears only for prices in a currency that it takes.',
    },
    bankTransfer: {
      title: 'Bank transfer',
      lead: 'Customers order first and pay by bank transfer with the order number. The items are reserved for some days. You mark the order as paid once the money arrives.',
    },
    money: { title: 'Currency', lead: 'Every price and amount of your shop is in this currency.' },
    places: { title: 'Countries', lead: 'The card page takes only addresses in these countries.' },
    invoices: {
      title: 'Invoices',
      lead: 'Every paid order gets an invoice and every refund a credit note, numbered without gaps. Changes apply to new ones.',
    },
    prices: {
      title: 'Prices',
      lead: 'Changes apply to every old price within seconds.',
    },
    taxation: { title: 'Tax', lead: 'Changes apply to new checkouts.' },
    shipping: {
      title: 'Shipping times',
      lead: 'Prices, delivery days and carriers are at Shipping and Carriers, in the menu.',
    },
    returns: { title: 'Returns and refunds', lead: 'Shown on product pages, in emails and in the policies.' },
    promises: {
      title: 'Promises',
      lead: 'Each appears across the shop and in the policies while it is on. Turn on only what you can keep. The sale has its own switch in the promo bar.',
    },
    payLater: {
      title: 'Buy now, pay later',
      lead: 'The terms on the home page and in the policies, while buy now, pay later is on.',
    },
    thresholds: { title: 'Stock and listing', lead: 'When low stock is shown, and how often the listing repeats.' },
    security: { title: 'Security', lead: 'When staff have to log in again. Shoppers stay logged in for a day.' },
    tax: {
      title: 'Sales tax',
      lead: 'Sandbox payments charge it on the subtotal of orders shipped to a state; shipping is not taxed. The defaults are state rates without county and city taxes.',
    },
  },
  logoColors: { own: 'As it was uploaded', text: 'In the text color of the shop' },
  fileOwn: 'another file',
  chooseFile: (label: string) => `Upload ${label.toLowerCase()}`,
  replaceFile: (label: string) => `Replace ${label.toLowerCase()}`,
  removeFile: (label: string) => `Remove ${label.toLowerCase()}`,
  uploadingFile: 'Uploading …',
  uploadFailed: 'The file could not be uploaded. Please try again.',
  previewLight: 'On the background',
  previewDark: 'On the text color',
  oldPriceRules: {
    thirtyDays: 'The lowest price of the 30 days before the reduction, as in the EU',
    none: 'The one I enter: no such rule applies to my shop',
  },
  taxModes: {
    none: 'No tax',
    us_sales: 'US sales tax by state, added to prices',
    inclusive_vat: 'VAT by country, included in prices',
    stripe_tax: 'Stripe Tax calculates it, added to prices',
  },
  plansNeed:
    'Pay in 3 is shown only while Klarna or Afterpay is on below and takes your currency; buy now, pay later only with Klarna.',
  plansWithSandbox: 'The sandbox card page offers both for practice.',
  plansWithStripe:
    'Klarna and Afterpay decide which plans each customer gets: three payments are common in Europe, four in the United States.',
  methodsWithStripe: 'Turn each of them on in your Stripe account, too.',
  methodsWithSandbox: 'The sandbox card page simulates them; no money moves.',
  taxElsewhere:
    'Your shop uses Stripe, where this table is not used: choose Stripe Tax above, or no sales tax is charged.',
  sameTimeZone: 'That of the shop',
  taxRateInvalid: 'Please enter a percentage such as 6.25, up to 30.',
  ratePercent: (rate: string) => `${rate}%`,

  fields: {
    name: { label: 'Shop name' },
    contactEmail: { label: 'Contact email' },
    locale: { label: 'Language', hint: 'For pages and emails. Text without a translation stays in English.' },
    timeZone: { label: 'Time zone', hint: 'Where you work: for cut-offs, dates and figures.' },
    oldPriceRule: {
      label: 'Old price of reduced products',
      hint: 'Without a history of a higher price, no old price is shown. Choose the second only where no law asks for the first.',
    },
    orderPrefix: {
      label: 'Prefix of order numbers',
      hint: 'Up to 6 capital letters, digits and hyphens, or blank. Also used for generated SKUs. Existing orders keep their numbers.',
    },
    legalName: {
      label: 'Legal name',
      hint: 'The legal seller, if it is not the shop name. Shown on invoices, packing slips and in emails.',
    },
    postalAddress: {
      label: 'Postal address',
      hint: 'On one line. Shown in the policies, on invoices and in emails.',
    },
    vatNumber: { label: 'VAT number', hint: 'Shown on invoices and in emails. Leave blank if you have none.' },
    companyNumber: {
      label: 'Company number',
      hint: 'Include the register, such as HRB 12345, Amtsgericht Berlin. Leave blank if you have none.',
    },
    country: { label: 'Country', hint: 'The country whose law applies to the shop.' },
    newsletterBox: {
      label: 'Newsletter box at sign-up',
      hint: 'Either way, subscribers must first confirm by email.',
    },
    about: { label: 'About text in the footer', hint: 'You can use {{shopName}}.' },
    instagram: { label: 'Instagram', hint: 'Leave blank to hide the link.' },
    facebook: { label: 'Facebook', hint: 'Leave blank to hide the link.' },
    youtube: { label: 'YouTube', hint: 'Leave blank to hide the link.' },
    tiktok: { label: 'TikTok', hint: 'Leave blank to hide the link.' },

    paper: { label: 'Background', hint: '# and six digits, such as #f6f2eb.' },
    ink: { label: 'Text', hint: 'Also the background of buttons.' },
    accent: { label: 'Accent', hint: 'Selection, reductions, errors and focus.' },
    fonts: { label: 'Fonts', hint: 'For headings and for text. Shoppers load only the pair you choose.' },
    corners: { label: 'Corners' },

    logo: {
      label: 'Logo',
      hint: 'An SVG of at most 200 kB with its text as outlines, or a PNG. Scripts, links and embedded images are removed from an SVG.',
    },
    logoColor: { label: 'Color of the logo', hint: 'The text color works on light and dark backgrounds.' },
    favicon: {
      label: 'Icon',
      hint: 'Square, as SVG or PNG, for browser tabs and bookmarks. Without one, the logo or the first letter of your shop name.',
    },

    isShown: { label: 'Show the promo bar' },
    season: { label: 'Season' },
    percent: { label: 'Sale discount', unit: '%' },
    text: {
      label: 'Text',
      hint: 'You can use {{promoPercent}}, {{freeExpressOver}}, {{shopName}} and the other page placeholders.',
    },

    mode: { label: 'How you charge tax' },
    vatRates: {
      label: 'VAT by country',
      hint: 'One country per line with its percentage, such as DE 19. Used when prices include VAT.',
    },
    invoicePrefix: { label: 'Invoice numbers begin with', hint: 'Such as INV-, for INV-000001.' },
    creditNotePrefix: { label: 'Credit note numbers begin with', hint: 'Such as CN-, for CN-000001.' },
    countries: {
      label: 'Countries you sell to',
      hint: 'Two-letter codes, such as US, CA, DE. Leave blank to sell everywhere.',
    },
    currency: {
      label: 'Currency',
      hint: 'A new currency keeps the numbers: 140.00 stays 140. It is fixed once a payment has been taken.',
    },
    card: {
      label: 'Cards',
      hint: 'Visa, Mastercard, American Express and others, with Apple Pay and Google Pay where the device has them.',
    },
    wallets: { label: 'Wallets', hint: 'Link, Stripe’s wallet. For all currencies.' },
    klarna: { label: 'Klarna', hint: 'Pays you at once; the customer pays in parts or later. For 13 currencies.' },
    afterpay: { label: 'Afterpay', hint: 'Pays you at once; the customer pays in parts. For AUD, CAD, GBP, NZD, USD.' },
    paypal: { label: 'PayPal', hint: 'For 14 currencies.' },
    ideal: { label: 'iDEAL', hint: 'For EUR.' },
    bankDebit: {
      label: 'Bank debit',
      hint: 'SEPA for EUR, ACH for USD, Bacs for GBP, BECS for AUD and NZD, PADs for CAD. The bank confirms it days later; until then the order awaits payment with its items reserved.',
    },
    offersTransfer: { label: 'Offer bank transfer' },
    accountHolder: { label: 'Account holder' },
    bankName: { label: 'Bank' },
    accountNumber: { label: 'IBAN or account number' },
    bankCode: { label: 'BIC, routing number or sort code' },
    transferNote: { label: 'Note', hint: 'Shown below the account, such as what transfers from abroad need.' },
    transferDays: {
      label: 'Reserve the items for',
      hint: 'Without a payment by then the order is canceled, and the customer gets an email.',
      unit: 'days',
    },
    processingDays: { label: 'Processing', hint: 'For example 2 or 1-2.', unit: 'business days' },
    weekdayCutOff: { label: 'Cut-off Monday to Thursday', hint: 'In the time zone of the shop.' },
    weekendCutOff: { label: 'Cut-off Friday to Sunday' },
    weekendTimeZone: { label: 'Time zone of the cut-off Friday to Sunday' },
    daysOff: {
      label: 'Days off',
      hint: 'Days on which you do not pack: 12-24 for every year, 2027-04-02 for one. In the United States, federal holidays are known.',
    },

    returnDays: { label: 'Return window after delivery', unit: 'days' },
    coolingOffDays: {
      label: 'Cooling-off in the European Union',
      hint: 'EU law requires at least 14.',
      unit: 'days',
    },
    refundDays: { label: 'Refund after a return is approved', unit: 'business days' },
    refundContactDays: { label: 'Contact us about a missing refund after', unit: 'business days' },
    cancelRefundDays: { label: 'Refund of a canceled order', unit: 'business days' },
    sendBackDays: {
      label: 'Time to send back an approved return',
      hint: 'A return that has not arrived by then is closed, and what was reserved for it is released.',
      unit: 'days',
    },
    returnAddress: {
      label: 'Address for returns',
      hint: 'With the name, on one line. Leave blank for the postal address of the shop.',
    },
    offersExchange: {
      label: 'Exchanges',
      hint: 'Customers can ask for another color or size of what they send back, as long as it costs no more.',
    },

    offersCode: {
      label: 'Store credit',
      hint: 'Customers can ask for a code of the same amount instead of a refund. It is theirs alone and does not expire.',
    },

    payInThree: {
      label: 'Pay in 3',
      hint: 'Product pages show the price in three payments without fees. Also in the terms and the refund policy.',
    },
    payLater: {
      label: 'Buy now, pay later',
      hint: 'Shown in two sections of the home page, in the terms and in the refund policy. Set its days below.',
    },
    cashback: {
      label: 'Cashback reward',
      hint: 'Shown on the home page and in the terms. Once an order can no longer be returned, its customer gets a code by email. Orders placed while it is on get it.',
    },
    cashbackPercent: { label: 'Cashback', hint: 'Of what was paid for the items that were kept.', unit: '%' },
    newsletterWindow: {
      label: 'Newsletter window',
      hint: 'Opens once for a visitor who has not closed it before. The form in the footer stays.',
    },

    freeDays: { label: '0% for', unit: 'days' },
    firstDays: { label: 'First option', unit: 'days' },
    secondDays: { label: 'Second option', unit: 'days' },
    thirdDays: { label: 'Third option', unit: 'days' },

    lowStock: { label: 'Low stock', hint: 'Shown only to admins.', unit: 'units or fewer' },
    fewLeft: {
      label: 'Show remaining units',
      hint: 'Shown to shoppers on the product page. 0 turns it off.',
      unit: 'units or fewer',
    },
    listingPasses: {
      label: 'Show the full list up to',
      hint: 'After the last product, the listing offers “Show them again”.',
      unit: 'times',
    },
    staffIdleMinutes: { label: 'Log staff out without activity after', unit: 'minutes' },
    staffSessionHours: { label: 'Log staff out in any case after', unit: 'hours' },
  } satisfies Record<string, Field>,
  corners: { square: 'Square', soft: 'Soft', round: 'Round' },
  pickColor: (setting: string) => `Pick a color: ${setting}`,
  previewTitle: 'A heading in your font',
  previewText: 'Text as shoppers read it.',
  previewNote: 'Small print in a softer color.',
  previewButton: 'A button',
  previewPrice: 'A reduced price',
  previewField: 'A field',
  boxByLaw: 'Checked, except in the EU, EEA and UK',
  boxEmpty: 'Not checked',
  seasonByDate: 'Automatic, by date',

  textPages: 'Text pages',
  textPagesLead: 'Policies and other text pages. The settings above are filled in automatically.',
  ownText: 'Your text',
  defaultText: 'Default',
  noPage: 'There is no such text page.',
  all: 'All settings',
  ownTextAt: <Node>(address: Node) => ['Your text at ', address],
  defaultTextAt: <Node>(address: Node) => ['The default text at ', address],
  placeholders: 'Placeholders',
  placeholdersLead: 'Each is replaced by a setting, so that all pages stay consistent.',
  partsLead: (names: string) =>
    `Text between {{#name}} and {{/name}} is shown only while a promise is on, between {{^name}} and {{/name}} only while it is off. The names: ${names}.`,
  pageConflict: 'Someone else changed this page.',
  hasChanged: (field: string) => `${field} has changed.`,
  preview: 'Preview',
  effective: (day: string) => `Effective ${day}`,
  unusedPlaceholders: (placeholders: string) => `The default text also uses ${placeholders}; yours does not.`,
  page: {
    title: 'Title',
    description: 'Description for search engines',
    descriptionHint: 'Up to 160 characters are shown.',
    effective: 'Effective from',
    effectiveHint: 'As readers see it, for example April 20, 2021.',
    body: 'Text',
    bodyHint:
      'Markdown: ## starts a section, ### a subsection, - a list, **bold**, [the shop](/shop) a link. HTML is shown as typed.',
  },
})
