import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const isDevelopment = process.env.NODE_ENV !== 'production'

const contentPages = [
  'shipping-returns',
  'cookie-consent',
  'refund-policy',
  'about-us',
  'privacy-policy',
  'terms-conditions',
]

export default [
  route('unsubscribe/:email', 'routes/unsubscribe.tsx'),
  index('routes/home.tsx'),
  route('isp/:isp', 'routes/home.tsx', { id: 'home-with-sidebar' }),
  route('shop', 'routes/listing.tsx'),
  route('shop/:subcategory/:type', 'routes/listing.tsx', { id: 'listing-of-family' }),
  ...contentPages.map((name) => route(name, 'routes/content-page.tsx', { id: name })),
  route('contact-us', 'routes/contact-us.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forget-password', 'routes/forget-password.tsx'),
  // The token leaves the address once it has been read.
  route('reset-password/:resetPasswordToken?', 'routes/reset-password.tsx'),
  route('confirm-email/:token', 'routes/confirm-email.tsx'),
  route('account', 'routes/account.tsx'),
  route('account/my-data.json', 'routes/my-data.ts'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:orderNumber', 'routes/order.tsx'),
  // The link of a mail: the order's number and its key.
  route('track-order/:link?', 'routes/track-order.tsx'),
  route('shop/payment/feedback/:sessionId', 'routes/payment-feedback.tsx'),
  route('shop/:category/:subcategory/:productType/:productId/:name?/:selectedVariantId?', 'routes/product.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/today.tsx'),
    route('products', 'routes/admin/products.tsx'),
    route('products/import', 'routes/admin/products-import.tsx'),
    route('products/:productId', 'routes/admin/product.tsx'),
    route('orders/ship', 'routes/admin/ship-orders.tsx'),
    route('customers', 'routes/admin/customers.tsx'),
    route('customers/:customerId', 'routes/admin/customer.tsx'),
    route('messages', 'routes/admin/messages.tsx'),
    route('messages/:messageId', 'routes/admin/message.tsx'),
    route('reconciliation', 'routes/admin/reconciliation.tsx'),
    route('mail', 'routes/admin/mail-list.tsx'),
    route('mail/:mailId', 'routes/admin/mail.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('settings/:page', 'routes/admin/settings-page.tsx'),
  ]),
  route('admin/products/export.csv', 'routes/admin/products-export.ts'),
  layout('routes/admin/layout.tsx', { id: 'admin-of-new-product' }, [route('add-product', 'routes/add-product.tsx')]),
  route('admin/orders/:orderNumber/packing-slip', 'routes/admin/packing-slip.tsx'),
  route('admin/orders/:orderNumber/invoice', 'routes/admin/invoice.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  ...(isDevelopment ? [route('styleguide', 'routes/styleguide.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
