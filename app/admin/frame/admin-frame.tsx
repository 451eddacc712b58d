import { Menu } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { LeaveGuard } from '../leave-guard.tsx'
import { Palette } from '../palette/palette.tsx'
import { AdminMenu } from './admin-menu.tsx'

/** The layout of the admin area: a sidebar, which is a drawer on narrow screens. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { name } = useSettings().shop
  return (
    <LeaveGuard>
      <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <header className="sticky top-0 z-40 flex h-14 items-center gap-2 border-b border-line bg-paper px-2 lg:hidden noscript:static print:hidden">
          <MenuDrawer />
          <Link to="/admin" className="display text-lead">
            {adminFrameMessages.adminOf(name)}
          </Link>
        </header>
        <header className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-linen max-lg:hidden noscript:static noscript:block noscript:h-auto print:hidden">
          <AdminMenu />
        </header>
        {children}
        <Palette />
      </div>
    </LeaveGuard>
  )
}

function MenuDrawer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={adminFrameMessages.menu} className="noscript:hidden" onClick={() => setOpen(true)}>
        <Icon of={Menu} size={22} />
      </IconButton>
      <Drawer open={isOpen} onOpenChange={setOpen} title={adminFrameMessages.menu} side="left">
        <div className="-mx-6 -my-5">
          <AdminMenu />
        </div>
      </Drawer>
    </>
  )
}
