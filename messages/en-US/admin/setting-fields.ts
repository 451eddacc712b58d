import { defineMessages } from '../../define-messages.ts'

/** How a setting is labeled; the unit stands after a number. */
interface Field {
  label: string
  hint?: string
  unit?: string
}

/** The label of each setting, and a hint where it has one. */
export const adminSettingFieldsMessages = defineMessages('admin/setting-fields', {
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
    hint: 'Where the law asks for an action, it is never checked.',
  },
  confirmsNewsletter: {
    label: 'Newsletter subscribers confirm by email',
    hint: 'On: an address is subscribed once its owner opens the link we email. Off: as soon as it is entered, by anyone; some countries, such as Germany, ask you to prove more. Changing this subscribes and removes nobody: links already sent still work for their week.',
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
  invoicePrefix: {
    label: 'Invoice numbers begin with',
    hint: 'Such as INV-, for INV-2026-000001. They count from 1 each year.',
  },
  creditNotePrefix: { label: 'Credit note numbers begin with', hint: 'Such as CN-, for CN-2026-000001.' },
  asksTaxNumber: {
    label: 'Let buyers add a tax number',
    hint: 'In the cart, beside their note. It is printed on their invoice; the tax stays the same.',
  },
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

  offersReturns: {
    label: 'Returns',
    hint: 'Off, no return window is promised, and customers contact you about faults and rights under the law. Orders placed before keep their window.',
  },
  returnDays: {
    label: 'Return window after delivery',
    hint: 'For new orders. Orders placed before keep theirs.',
    unit: 'days',
  },
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

  invitesBuyers: {
    label: 'Invite customers by email',
    hint: 'Once for each order, unless staff have invited them before. In the European Union, ask a lawyer first: such emails may need the consent of your customers.',
  },
  inviteDays: { label: 'Days after delivery', unit: 'days' },

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
  requireSecondFactor: {
    label: 'Require a second factor',
    hint: 'Staff without one set it up before the admin area opens to them. Set up your own first, under your name in the menu.',
  },

  emailDays: {
    label: 'Sent emails',
    hint: 'From the day they were written, with their text and recipient.',
    unit: 'days',
  },
  messageDays: { label: 'Contact messages', hint: 'Answered or closed ones, from the last reply.', unit: 'days' },
  stockAlertDays: { label: 'Answered stock alerts', hint: 'From the email that the product is back.', unit: 'days' },
  unpaidDays: {
    label: 'Unpaid checkouts and orders',
    hint: 'From their end. What was in them stays in your reports, without the customer.',
    unit: 'days',
  },
  returnPhotoDays: { label: 'Photos of returns', hint: 'From the end of the return.', unit: 'days' },
  unsubscribedDays: { label: 'Unsubscribed addresses', hint: 'With their consent history.', unit: 'days' },
  unconfirmedDays: {
    label: 'Unconfirmed newsletter requests',
    hint: 'Addresses that someone entered and nobody confirmed.',
    unit: 'days',
  },
  consentProofDays: {
    label: 'Proof of consent after erasure',
    hint: 'Only as a code that matches the address if someone names it.',
    unit: 'days',
  },
  personalReadDays: { label: 'Who looked at personal data', hint: 'The list in Activity.', unit: 'days' },
  securityLogDays: { label: 'Security log', unit: 'days' },
  searchDays: { label: 'Searches', hint: 'From the last time, and at most the latest 1,000.', unit: 'days' },
  invitationDays: { label: 'Expired staff invitations', unit: 'days' },
  lastEmailDays: {
    label: 'Last emails to deleted accounts',
    hint: 'Those that no email server took. Sent ones are deleted the same night.',
    unit: 'days',
  },
} satisfies Record<string, Field>)
