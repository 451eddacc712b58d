/** A loading placeholder, sized by its classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-breathe rounded-small bg-linen ${className}`} />
}
