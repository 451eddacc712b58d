import { lazyPart } from '#app/ui/lazy-part.ts'

export const LazyCartDrawer = lazyPart(async () => (await import('./cart-drawer.tsx')).CartDrawer)
