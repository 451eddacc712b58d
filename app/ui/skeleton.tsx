/** The shape of what is still on its way; give it the size of that by its classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-breathe rounded-small bg-linen ${className}`} />
}
