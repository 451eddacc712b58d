import { lazyPart } from '#app/ui/lazy-part.ts'

export const LazyCartSidebar = lazyPart(async () => (await import('./cart-sidebar.tsx')).CartSidebar)
