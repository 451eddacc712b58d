import { Heart, Search, ShoppingBag } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { StatusBadge } from '../admin/products/status-badge.tsx'
import { SizeChoices } from '../listing/filter-choices.tsx'
import { Cards, Images, Pickers, Ratings } from '../styleguide/product-parts.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Stepper } from '../ui/form/stepper.tsx'
import { TextareaField } from '../ui/form/textarea-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Price } from '../ui/price.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SpinnerDots } from '../ui/spinner-dots.tsx'
import { Stars } from '../ui/stars.tsx'
import { StatusDisplay } from '../ui/status-display.tsx'
import { toast } from '../ui/toast/toast.ts'

const sizes = ['poster', 'display', 'title', 'lead', 'base', 'small']
const colors = ['paper', 'linen', 'chalk', 'line', 'line-strong', 'ink-soft', 'ink', 'accent', 'accent-deep']
const tints = ['#cbb8a0', '#8f9a86', '#b98c7c', '#5f6670', '#d9c7b2', '#7d5c4a', '#a7a08f', '#48383a']

export const meta = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]

/** Every UI component in all its states on one page; not available in production. */
export default function Styleguide() {
  return (
    <Page>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Style guide' }]} className="mb-6" />
      <PageTitle lead="Ink on warm paper, one accent, six sizes, and things in mirrored pairs.">Style guide</PageTitle>
      <p className="mb-12 flex items-end gap-8">
        <Logo className="h-24" />
        <Logo />
      </p>
      <div className="grid gap-x-12 gap-y-16 lg:grid-cols-2">
        <Type />
        <Colors />
        <Buttons />
        <Fields />
        <Products />
        <Part title="Cards">
          <Cards />
        </Part>
        <Part title="Variants">
          <Pickers />
        </Part>
        <Part title="Images">
          <Images />
        </Part>
        <Part title="Ratings">
          <Ratings />
        </Part>
        <Notices />
        <Layers />
        <Waiting />
      </div>
      <Slides />
    </Page>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-ink pt-4">
      <h2 className="mb-6 font-medium">{title}</h2>
      {children}
    </section>
  )
}

function Type() {
  return (
    <Part title="Six sizes, two families">
      {sizes.map((size, at) => (
        <p key={size} className={at < 3 ? 'display' : ''} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
          Aurelia {size}
        </p>
      ))}
      <p className="prose mt-6">
        A frame is comfortable by numbers and beautiful by eye, and you deserve both. <a href="/about-us">About us</a>
      </p>
    </Part>
  )
}

function Colors() {
  return (
    <Part title="Colors">
      <ul className="grid grid-cols-3 gap-3">
        {colors.map((color) => (
          <li key={color} className="text-small">
            <span className="mb-1 block h-16 border border-line" style={{ background: `var(--color-${color})` }} />
            {color}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <p key={variant} className="mb-4 flex flex-wrap gap-3">
          <Button variant={variant}>Add to cart</Button>
          <Button variant={variant} busy>
            Add to cart
          </Button>
          <Button variant={variant} disabled>
            Add to cart
          </Button>
          <LinkButton variant={variant} to="/shop">
            Shop now
          </LinkButton>
        </p>
      ))}
      <p className="flex gap-2">
        <IconButton label="Search">
          <Icon of={Search} size={20} />
        </IconButton>
        <IconButton label="Save">
          <Icon of={Heart} size={20} />
        </IconButton>
        <IconButton label="Cart" disabled>
          <Icon of={ShoppingBag} size={20} />
        </IconButton>
      </p>
    </Part>
  )
}

function Fields() {
  return (
    <Part title="Fields">
      <div className="grid gap-5">
        <Field label="Email" name="email" type="email" hint="Only for your receipt." />
        <Field label="First name" name="firstName" defaultValue="Ann" isOptional />
        <Field label="Password" name="password" type="password" error="The passwords must be 8 or more characters." />
        <Field label="Order number" name="order" defaultValue="AB-1042" disabled />
        <SelectField label="Size" name="size" placeholder="Choose a size" options={['36', '38', '40']} />
        <SelectField label="Country" name="country" options={['United States']} error="Please choose a country." />
        <TextareaField label="Message" name="message" />
        <TextareaField label="Review" name="review" error="Please enter your review message." />
        <div>
          <CheckboxField label="Send me the newsletter" name="newsletter" defaultChecked />
          <CheckboxField label="I have read the terms" name="terms" error="Please read the terms." />
          <CheckboxField label="Gift wrapping" name="gift" disabled hint="Comes with the season." />
          <CheckboxField label="Standard shipping" name="shipping" type="radio" defaultChecked />
          <CheckboxField label="Express shipping" name="shipping" type="radio" />
        </div>
        <SizeChoices
          sizes={[
            { value: 36, count: 12 },
            { value: 38, count: 4 },
            { value: 40, count: 0 },
          ]}
          chosen={['36']}
        />
        <p className="flex flex-wrap gap-6">
          <StatusBadge status="draft" />
          <StatusBadge status="published" />
          <StatusBadge status="archived" />
        </p>
      </div>
    </Part>
  )
}

function Products() {
  const [quantity, setQuantity] = useState(1)
  return (
    <Part title="Products">
      <p className="flex flex-wrap items-center gap-8">
        <Price price={128} />
        <Price price={96} oldPrice={128} />
        <Stars value={4.3} count={28} />
        <Stars value={5} />
      </p>
      <div className="mt-6">
        <Stepper value={quantity} onChange={setQuantity} label="Quantity" />
      </div>
      <Accordion
        className="mt-6"
        items={[
          { id: 'description', title: 'Description', content: <p>Three honest sentences.</p>, isOpen: true },
          { id: 'ship', title: 'Ship & return', content: <p>Returns within 15 days.</p> },
          { id: 'reviews', title: 'Reviews (12)', content: <p>Twelve of them.</p> },
        ]}
      />
    </Part>
  )
}

function Notices() {
  const message = 'The limit per item is 100'
  return (
    <Part title="Notices">
      <p className="mb-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => toast.error('Please select a variant', { at: 'top-left' })}>
          Error, left
        </Button>
        <Button variant="secondary" onClick={() => toast.success('Successfully added.')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.info(message, { short: true })}>
          Info, short
        </Button>
        <Button variant="secondary" onClick={() => toast.pending('Please wait...')}>
          Pending
        </Button>
      </p>
      <StatusDisplay message="Your account has been updated." />
      <StatusDisplay message="Your session has expired" isError />
      <EmptyState title="There is no item(s) saved" text="Press the heart on anything you like.">
        <LinkButton to="/">Continue Browsing</LinkButton>
      </EmptyState>
    </Part>
  )
}

function Layers() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <Part title="Layers">
      <p className="flex gap-3">
        <Button onClick={() => setDialogOpen(true)}>Dialog</Button>
        <Button onClick={() => setDrawerOpen(true)}>Drawer</Button>
      </p>
      <Dialog open={isDialogOpen} onOpenChange={setDialogOpen} title="Variation">
        <SelectField label="Color" name="color" placeholder="Choose a color" options={['Tortoise', 'Black']} />
        <Button className="mt-6 w-full" onClick={() => toast.error('Please select a variant', { at: 'top-left' })}>
          Add to cart
        </Button>
      </Dialog>
      <Drawer
        open={isDrawerOpen}
        onOpenChange={setDrawerOpen}
        title="Shopping Cart"
        footer={<Button className="w-full">CHECKOUT</Button>}
      >
        <p>Your cart is currently empty</p>
      </Drawer>
    </Part>
  )
}

function Waiting() {
  return (
    <Part title="Waiting">
      <div className="grid grid-cols-2 gap-4">
        {[1, 2].map((each) => (
          <div key={each}>
            <Skeleton className="aspect-product" />
            <Skeleton className="mt-3 h-5 w-3/4" />
            <Skeleton className="mt-2 h-5 w-1/3" />
          </div>
        ))}
      </div>
      <p className="mt-6">
        <SpinnerDots />
      </p>
    </Part>
  )
}

function Slides() {
  return (
    <Carousel label="New In" heading={<h2 className="display text-title">New In</h2>} className="mt-20">
      {tints.map((tint) => (
        <div key={tint} className="lens aspect-product" style={{ background: tint }} />
      ))}
    </Carousel>
  )
}
