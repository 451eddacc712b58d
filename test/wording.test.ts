import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Every message, label and number of the specification's sections 5, 8 and 9: where the shop says it, and the test that
 * meets it. `words` stand in both files unless one of them says it in another way.
 */
interface Row {
  words: string
  source: string | string[]
  inSource?: string
  test: string
  inTest?: string
}

const forms = 'app/accounts/account-forms.ts'
const rules = 'contract/form-rules.ts'
const account = 'e2e/account.spec.ts'
const cart = 'e2e/cart.spec.ts'
const emailTemplates = 'e2e/emails.spec.ts'
const product = 'e2e/product.spec.ts'
const reviews = 'e2e/reviews.spec.ts'
const wishlist = 'e2e/wishlist.spec.ts'
const screens = 'e2e/screens.spec.ts'
const pageLife = 'e2e/page-life.spec.ts'

const validation: Row[] = [
  { words: 'The limit per item is 100', source: 'contract/cart/cart.ts', test: cart },
  {
    words: 'a quantity of 1 at least',
    source: 'contract/cart/cart.ts',
    inSource: 'Math.max(1, Math.floor(quantity) || 1)',
    test: cart,
    inTest: "await quantity.fill('0')",
  },
  { words: 'Already added to your cart.', source: 'contract/cart/cart.ts', test: cart },
  {
    words: 'search by name, tags and brand in either case',
    source: 'contract/listing/calls.ts',
    inSource: 'Products by name, tags and brand, ten at a time',
    test: 'e2e/search.spec.ts',
    inTest: "fill('OTTO')",
  },
  {
    words: 'search filtered by subcategory',
    source: 'app/listing/search/search-filters.tsx',
    inSource: 'label="Sub-category"',
    test: 'e2e/search.spec.ts',
    inTest: "getByLabel('Sub-category')",
  },
  { words: 'Please select a variant', source: 'app/cart/put-into-cart.ts', test: product },
  {
    words: 'the toast for a missing variant at the top left',
    source: 'app/cart/put-into-cart.ts',
    inSource: "at: 'top-left'",
    test: 'app/ui/toast/toast.test.ts',
    inTest: "at: 'top-left'",
  },
  { words: 'Invalid email address.', source: [forms, 'modules/accounts/login.ts'], test: account },
  {
    words: 'All the felds are requiered to register.',
    source: [forms, 'modules/accounts/check-signup.ts'],
    test: account,
  },
  { words: 'Invalid email address.', source: [forms, 'modules/accounts/check-signup.ts'], test: account },
  { words: 'The passwords do not match.', source: [forms, 'modules/accounts/check-signup.ts'], test: account },
  {
    words: 'The passwords must be 8 or more characters.',
    source: [rules, 'modules/accounts/check-signup.ts'],
    test: account,
  },
  {
    words: 'All the fields are requiered to register.',
    source: [forms, 'modules/accounts/update-account-info.ts'],
    test: account,
  },
  {
    words: 'Invalid email address',
    source: forms,
    inSource: "emailRule('Invalid email address')",
    test: account,
    inTest: '/^Invalid email address(?!\\.)/',
  },
  {
    words: 'an account is only sent when something changed',
    source: 'app/accounts/account-form.tsx',
    inSource: 'isSame(wanted, account)',
    test: account,
    inTest: "not.toContain('updateAccountInfo')",
  },
  {
    words: 'The email address field is requiered to recover your password.',
    source: [forms, 'modules/accounts/forget-password.ts'],
    test: account,
  },
  {
    words: 'Invalid email address.',
    source: [forms, 'modules/accounts/forget-password.ts'],
    test: account,
  },
  {
    words: 'All the field are requiered to reset your password.',
    source: [forms, 'modules/accounts/reset-password.ts'],
    test: account,
  },
  {
    words: 'Passwords does not match',
    source: [forms, 'modules/accounts/reset-password.ts'],
    test: account,
  },
  {
    words: 'All fields are required. Please ensure all fields are completed before submitting your message.',
    source: ['app/messages/contact-fields.ts', 'modules/messages/user-requests.ts'],
    test: emailTemplates,
  },
  {
    words: 'Invalid email address',
    source: ['app/messages/contact-fields.ts', 'modules/messages/user-requests.ts'],
    test: emailTemplates,
  },
  { words: 'Invalid phone number', source: 'modules/messages/user-requests.ts', test: emailTemplates },
  {
    words: 'newsletter: silently nothing',
    source: 'app/newsletter/newsletter-form.tsx',
    inSource: 'event.preventDefault()',
    test: emailTemplates,
    inTest: 'what is none is passed over in silence',
  },
  {
    words: 'shipping needs tracking number, order id and order number',
    source: 'contract/shipments/calls.ts',
    inSource: 'trackingNumber',
    test: 'modules/shipments/ship-order.test.ts',
    inTest: 'a shipment that is not right is refused',
  },
  {
    words: 'All the fields are requiered to add a new product...',
    source: 'contract/products/field-rules.ts',
    test: 'e2e/products.spec.ts',
  },
  {
    words: 'Please enter your name.',
    source: ['app/reviews/review-fields.ts', 'contract/reviews/calls.ts'],
    test: reviews,
  },
  {
    words: 'Please enter your email.',
    source: ['app/reviews/review-fields.ts', 'contract/reviews/calls.ts'],
    test: reviews,
  },
  {
    words: 'Please enter a review title.',
    source: ['app/reviews/review-fields.ts', 'contract/reviews/calls.ts'],
    test: reviews,
  },
  {
    words: 'Please enter your review message.',
    source: ['app/reviews/review-fields.ts', 'contract/reviews/calls.ts'],
    test: reviews,
  },
  {
    words: 'Please provide a rating.',
    source: ['app/reviews/review-fields.ts', 'contract/reviews/calls.ts'],
    test: reviews,
  },
  {
    words: 'You can upload a maximum of 5 photos.',
    source: ['app/reviews/use-photos.ts', 'contract/reviews/calls.ts'],
    test: reviews,
  },
  {
    words: 'photos must be images',
    source: 'app/reviews/use-photos.ts',
    inSource: "type.startsWith('image/')",
    test: reviews,
    inTest: 'Please choose images only.',
  },
  {
    words: 'name and email prefilled from the profile',
    source: 'app/reviews/review-form.tsx',
    inSource: 'email: user.email',
    test: reviews,
    inTest: "toHaveValue('Ann Lee')",
  },
]

const errors: Row[] = [
  {
    words: 'top-center error toast with the message of the shop',
    source: 'app/ui/form/use-form.ts',
    inSource: 'toast.error(found.sentence)',
    test: account,
    inTest: 'The email address or the password is not right.',
  },
  {
    words: 'a sign-up error as the quoted param, then msg',
    source: 'app/api.ts',
    inSource: "'param' in item && 'msg' in item",
    test: account,
    inTest: '"email" is odd.',
  },
  { words: 'Your session has experied.', source: 'app/routes/checkout.tsx', test: cart },
  { words: 'Your session has experied.', source: 'app/routes/payment-feedback.tsx', test: screens },
  {
    words: 'Your session has expired',
    source: ['app/accounts/use-reset-token.ts', 'modules/accounts/reset-password.ts'],
    test: account,
  },
  { words: 'Please select a variant', source: 'app/cart/put-into-cart.ts', test: product },
  {
    words: 'An error occurred while adding item to your wishlist.',
    source: 'app/state/use-wishlist.ts',
    test: wishlist,
  },
  { words: 'Successfully added.', source: 'app/state/use-wishlist.ts', test: wishlist },
  { words: 'Successfully removed.', source: 'app/state/use-wishlist.ts', test: wishlist },
  {
    words: 'Please wait...',
    source: 'app/state/use-wishlist.ts',
    inSource: "toast.pending('Please wait...')",
    test: 'app/ui/toast/toast.test.ts',
  },
  { words: 'Please wait...', source: 'app/stock-alerts/notify-form.tsx', test: product },
  {
    words: 'Please wait... as an overlay',
    source: 'app/ui/status-display.tsx',
    inSource: "pleaseWait = 'Please wait...'",
    test: account,
    inTest: 'Please wait...',
  },
  {
    words: 'any other status as an info alert',
    source: 'app/ui/status-display.tsx',
    inSource: '<p role="status"',
    test: account,
    inTest: 'a link to choose a new password is on its way',
  },
  {
    words: 'a checkout that fails is logged, and a lasting line stays in the cart',
    source: 'app/checkout/start-checkout.ts',
    inSource: 'We could not open the payment page. Your cart is as you left it.',
    test: cart,
    inTest: 'We could not open the payment page. Your cart is as you left it.',
  },
  {
    words: 'a product list that cannot be fetched is only logged',
    source: 'app/listing/home/home-row.tsx',
    inSource: '.catch((error) => console.error(error))',
    test: 'e2e/home.spec.ts',
    inTest: 'a row that cannot be fetched',
  },
  {
    words: 'reviews that cannot be fetched are only logged',
    source: 'app/reviews/use-reviews.ts',
    inSource: 'Review fetch failure: only logged',
    test: reviews,
    inTest: 'reviews that cannot be fetched',
  },
  {
    words: 'An error occurred while submitting the review. Please try again',
    source: 'app/reviews/send-review.ts',
    test: reviews,
  },
  {
    words: 'An error occurred while deleting the review. Please try again.',
    source: 'app/reviews/delete-review.tsx',
    test: reviews,
  },
  { words: 'Your review has been deleted successfully.', source: 'app/reviews/delete-review.tsx', test: reviews },
  { words: 'Your review has been added successfully.', source: 'app/reviews/send-review.ts', test: reviews },
  { words: 'Please log in to your account to submit a review.', source: 'app/reviews/send-review.ts', test: reviews },
  {
    words: "We couldn't process your request. Please try again later or contact support.",
    source: 'app/routes/unsubscribe.tsx',
    test: emailTemplates,
  },
  {
    words:
      "We're sorry! This item is currently out of stock. Please check back later or sign up to be notified when it's available again.",
    source: 'app/products/buy-box.tsx',
    test: product,
  },
  { words: 'There is no order found.', source: 'app/routes/orders.tsx', test: screens },
  { words: 'Loading chunk failed', source: 'app/frame/watch-chunks.ts', test: pageLife },
  {
    words: 'a code chunk is given 120 seconds',
    source: 'app/frame/watch-chunks.ts',
    inSource: 'chunkTimeoutMs = 120_000',
    test: pageLife,
    inTest: 'runFor(119_000)',
  },
]

const constants: Row[] = [
  number('promo of 30 %', 'e2e/home.spec.ts', 'up to 30% off'),
  number('free shipping over $200', 'e2e/home.spec.ts', 'on all orders over $200'),
  {
    words: 'free standard shipping on all orders',
    source: 'contract/shipping/free-shipping.ts',
    inSource: 'Standard shipping is free on all orders.',
    test: 'e2e/sale.spec.ts',
    inTest: "toContainText('Free')",
  },
  number('100 per line', cart, "toHaveValue('100')"),
  {
    words: 'one piece from a card',
    source: 'app/cart/put-into-cart.ts',
    inSource: 'quantity = 1',
    test: product,
    inTest: "toHaveValue('1')",
  },
  number('ten results', 'e2e/search.spec.ts', 'toHaveCount(10)'),
  { words: 'Show More (+10)', source: 'app/listing/search/search-popup.tsx', test: 'e2e/search.spec.ts' },
  number('toasts of 5 s', 'app/ui/toast/toast.test.ts', 'staysMs: 5_000'),
  number('short toasts of 1 s', 'app/ui/toast/toast.test.ts', 'staysMs: 1_000'),
  number('verification after an hour', 'e2e/account-doors.spec.ts', '61 * 60_000'),
  number('a session of a day', 'modules/accounts/login.test.ts', 'toBe(86_400_000)'),
  number('passwords of 8 characters', account, 'must be 8 or more characters.'),
  number('a product list in 500 ms at most', 'e2e/listing.spec.ts', 'the listing waits as'),
  number('a header that changes after 100 px', 'e2e/home.spec.ts', 'after 100 px'),
  number('mobile up to 991 px', 'e2e/listing.spec.ts', 'width: 991'),
  {
    words: 'the same 991 px in the styles',
    source: 'app/styles/tokens.css',
    inSource: '--breakpoint-lg: 992px',
    test: 'e2e/listing.spec.ts',
    inTest: 'width: 992',
  },
  number('a redirect after 3 s', cart, "await page.waitForURL('/')"),
  number('a confirmation skeleton of 1.5 s', 'e2e/order-screens.spec.ts', "IT'S ORDERED!"),
  number('a reload after 12 hours', pageLife, "fastForward('11:58:00')"),
  {
    words: 'prices with a $ sign and two decimals',
    source: 'contract/money.ts',
    inSource: 'currencySymbol + withCommas',
    test: 'contract/money.test.ts',
    inTest: "'$1,234.50'",
  },
  {
    words: 'banners in an order by chance',
    source: 'app/listing/home/pick-banners.ts',
    inSource: 'shuffled(seed, others)',
    test: 'app/listing/home/pick-banners.test.ts',
    inTest: "[images('banner', 43), images('side', 41)]",
  },
  {
    words: 'product images by chance',
    source: 'app/products/use-first-color.ts',
    inSource: 'pickFor(seed',
    test: 'app/state/visit-seed.test.ts',
    inTest: 'pickFor',
  },
  number('two rows of the home slider', 'e2e/home.spec.ts', "'two rows'"),
  number('its 500 ms', 'e2e/home.spec.ts', "'Shop MG Collection': 4"),
  number('carousels of 4, narrow of 1', 'e2e/home.spec.ts', "'MG Best Seller': 4"),
  number('New In shows 3 or 1', 'e2e/home.spec.ts', "'New In': 3"),
  number('New In of 30', 'modules/listing/home.test.ts', 'length: 30'),
  number('best sellers of 70', 'modules/listing/home.test.ts', 'toHaveLength(70)'),
  number('10 reviews', reviews, 'toHaveCount(10)'),
  number('5 reviews more', reviews, 'toHaveCount(15)'),
  number('5 photos', reviews, 'toHaveCount(5)'),
  number('5 stars', reviews, "'5 stars'"),
  {
    words: 'a price in three parts',
    source: 'contract/money.ts',
    inSource: 'Math.floor(priceCents / 3)',
    test: 'contract/money.test.ts',
    inTest: 'payInThree(100_00)',
  },
  number('payment put off by 14, 21 or 30 days', screens, '14, 21 or 30 days'),
  number('0 % for 30 days', screens, '0% for 30 days'),
  {
    words: 'images of 1900 by 2500',
    source: 'adapters/images/process.ts',
    inSource: 'width: 1_900, height: 2_500',
    test: 'modules/reviews/upload-image.test.ts',
    inTest: 'width: 1_900',
  },
  number('a cookie choice of 365 days', emailTemplates, "['decline', 365]"),
  number('returns within 15 days', screens, '/15 days/'),
  number('14 days of cooling off', screens, '/14 days/'),
  number('refunds within 10 business days', screens, '/10 business days/'),
  number('write after 15 business days', screens, '/15 business days/'),
  number('7-21 business days for a canceled order', 'e2e/sale.spec.ts', '7-21 business days'),
  number('1-2 business days of processing', screens, '/1-2 business days/'),
  number('3-7 business days of delivery', screens, '/3-7 business days/'),
  number('2pm PST', screens, '2pm PST'),
  number('9pm CST', screens, '9pm CST'),
  number('carriers', 'modules/shipments/ship-order.test.ts', "trackingUrl('FEDEX', '12-34')"),
  {
    words: 'USPS unless another is chosen',
    source: 'contract/settings/default-settings.ts',
    inSource: "standard: 'USPS'",
    test: 'e2e/sale.spec.ts',
    inTest: '/usps\\.com',
  },
  {
    words: 'an address for each carrier',
    source: 'contract/shipments/carriers.ts',
    inSource: 'trackingUrl: ',
    test: 'modules/shipments/ship-order.test.ts',
    inTest: 'https://www.ups.com/track?tracknum=',
  },
  ...['YouTube', 'Facebook', 'Instagram', 'Google Search', 'Friends', 'Tik Tok', 'Others'].map((words) =>
    number(words, account, `'${words}'`),
  ),
  ...['Sales', 'Returns', 'Address Change', 'Other'].map((words) => number(words, emailTemplates, `'${words}'`)),
  number('variant kinds', 'e2e/products.spec.ts', "getByLabel('Variant')"),
]

/** A number of the shop: the test that meets it. */
function number(words: string, test: string, inTest: string): Row {
  return { words, source: test, inSource: inTest, test, inTest }
}

const rows = [...validation, ...errors, ...constants]
const read = (file: string) => readFileSync(file, 'utf8')

test.each(rows.map((row) => [row.words, row] as const))('%s', (_words, { words, source, inSource = words, ...row }) => {
  const { test: testFile, inTest = words } = row
  for (const file of [source].flat()) expect(read(file).includes(inSource), `${inSource} in ${file}`).toBe(true)
  expect(read(testFile).includes(inTest), `${inTest} in ${testFile}`).toBe(true)
})

test('no row has gone from the table', () => {
  expect([validation, errors, constants].map((section) => section.length)).toEqual([33, 26, 61])
})
