import { NavLink } from 'react-router'
import type { Family } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'

/** Links from all products to the categories, or within a category to its types. */
export function FamilyNav({ families, family }: { families: readonly Family[]; family: Family | null }) {
  const links = family
    ? [
        { to: `/shop/${family.slug}/all`, label: listingMessages.allOf(family.subCategory) },
        ...family.types.map(({ type, slug }) => ({ to: `/shop/${family.slug}/${slug}`, label: type })),
      ]
    : [
        { to: '/shop', label: listingMessages.all },
        ...families.map(({ subCategory, slug }) => ({ to: `/shop/${slug}/all`, label: subCategory })),
      ]
  return (
    <nav
      aria-label={listingMessages.types}
      className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) [scrollbar-width:none]"
    >
      <ul className="flex gap-6 whitespace-nowrap">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end prefetch="intent" className="target family-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
