import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminFiles, adminPages } from './admin/pages.ts'

const isDevelopment = process.env.NODE_ENV !== 'production'

const contentPages = [
  'shipping-returns',
  'cookie-consent',
  'refund-policy',
  'about-us',
  'privacy-policy',
  'terms-conditions',
]

const adminRoute = ({ path, file }: { path: string; file: string }) => route(path.slice(1), `routes/admin/${file}`)

export default [
  route('unsubscribe/:email', 'routes/unsubscribe.tsx'),
  index('routes/home.tsx'),
  route('isp/:isp', 'routes/home.tsx', { id: 'home-with-drawer' }),
  route('shop', 'routes/listing.tsx'),
  route('shop/:subcategory/:type', 'routes/listing.tsx', { id: 'listing-of-family' }),
  route('collections/:collection', 'routes/listing.tsx', { id: 'listing-of-collection' }),
  route('looks', 'routes/looks.tsx'),
  route('pictured/:imageId/product', 'routes/pictured.ts'),
  ...contentPages.map((name) => route(name, 'routes/content-page.tsx', { id: name })),
  route('contact-us', 'routes/contact-us.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/transfer', 'routes/transfer.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forget-password', 'routes/forget-password.tsx'),
  // The token is removed from the URL once read.
  route('reset-password/:resetPasswordToken?', 'routes/reset-password.tsx'),
  // The link from an invitation of staff.
  route('join/:token', 'routes/join.tsx'),
  route('confirm-email/:token', 'routes/confirm-email.tsx'),
  route('undo-email-change/:token', 'routes/undo-email-change.tsx'),
  route('account', 'routes/account.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:orderNumber', 'routes/order.tsx'),
  route('orders/:orderNumber/invoices/:invoiceNumber', 'routes/invoice.tsx'),
  // The link from an email: order number and key.
  route('track-order/:link?', 'routes/track-order.tsx'),
  route('track-order/:link/invoices/:invoiceNumber', 'routes/tracked-invoice.tsx'),
  ...['orders/:orderNumber', 'track-order/:link'].flatMap((order) => [
    route(`${order}/return`, 'routes/return-items.tsx', { id: `return-items-${order.split('/')[0]}` }),
    route(`${order}/returns/:returnNumber`, 'routes/return-slip.tsx', { id: `return-slip-${order.split('/')[0]}` }),
  ]),
  // The link from an email: the ID of a checkout and its key.
  route('pay/:link', 'routes/pay.tsx'),
  route('shop/payment/feedback/:sessionId', 'routes/payment-feedback.tsx'),
  route('shop/:category/:subcategory/:productType/:productId/:name?/:selectedVariantId?', 'routes/product.tsx'),
  // In front of the guard, which leads here.
  route('admin/secure-login', 'routes/secure-login.tsx'),
  layout('routes/admin/guard.ts', [
    layout('routes/admin/layout.tsx', adminPages.map(adminRoute)),
    ...adminFiles.map(adminRoute),
  ]),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm/:key', 'routes/newsletter-confirm.tsx'),
  ...(isDevelopment ? [route('styleguide', 'routes/styleguide.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
