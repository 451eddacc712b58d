import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Link, NavLink, useMatch } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Family } from '#contract/listing/calls.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { useCollections } from '../use-collections.ts'
import { useDisclosure } from './use-disclosure.ts'
import { saleAddress, useHasSale } from './use-has-sale.ts'

/** The Shop menu with all categories and types. */
export function ShopMenu({ families }: { families: readonly Family[] }) {
  const panelId = useId()
  const { isOpen, around, button } = useDisclosure({ opensOnHover: true })
  const hasSale = useHasSale()
  const collections = useCollections()
  // The confirmation page is under /shop but is not a listing.
  const isOrder = useMatch('/shop/payment/*') !== null

  return (
    <li {...around} className="flex items-center">
      <NavLink to="/shop" end={isOrder} prefetch="intent" className="nav-link">
        {frameMessages.shop}
      </NavLink>
      {families.length > 0 && (
        <>
          <button
            {...button}
            type="button"
            aria-label={frameMessages.shopCategories}
            aria-controls={panelId}
            className="inline-flex size-11 items-center justify-center"
          >
            <Icon of={ChevronDown} size={16} className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </button>
          <div id={panelId} hidden={!isOpen} className="menu-panel">
            <ul className="container-page grid grid-cols-5 gap-8 py-10">
              <li className="display text-title">
                <Link to="/shop" prefetch="intent" className="hover:text-accent">
                  {frameMessages.allProducts}
                </Link>
                {hasSale && (
                  <Link to={saleAddress} prefetch="intent" className="mt-3 block text-accent hover:underline">
                    {frameMessages.sale}
                  </Link>
                )}
                {collections.map(({ title, slug }) => (
                  <Link
                    key={slug}
                    to={`/collections/${slug}`}
                    prefetch="intent"
                    className="mt-3 block font-sans text-base hover:text-accent"
                  >
                    {title}
                  </Link>
                ))}
              </li>
              {families.map((family) => (
                <li key={family.slug}>
                  <FamilyLinks family={family} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  )
}

function FamilyLinks({ family }: { family: Family }) {
  return (
    <>
      <Link
        to={`/shop/${family.slug}/all`}
        prefetch="intent"
        className="mb-2 inline-flex min-h-9 items-center font-medium hover:text-accent"
      >
        {family.subCategory}
      </Link>
      <ul>
        {family.types.map((type) => (
          <li key={type.slug}>
            <Link to={`/shop/${family.slug}/${type.slug}`} prefetch="intent" className="menu-line">
              {type.type}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
