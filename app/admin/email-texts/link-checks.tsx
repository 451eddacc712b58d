import { useEffect, useState } from 'react'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'

interface Checked {
  /** What was checked, as JSON. */
  of: string
  /** The status of each link to this shop that does not open. */
  broken: { link: string; status: number }[]
}

/** Whether the links that an owner wrote open. Those to other websites are the owner's to open: a browser may not ask them. */
export function LinkChecks({ links }: { links: readonly string[] }) {
  const said = adminEmailsMessages.texts
  const asked = JSON.stringify(links)
  const [checked, setChecked] = useState<Checked | null>(null)
  useEffect(() => {
    let isCurrent = true
    void openAll(asked).then((next) => isCurrent && setChecked(next))
    return () => {
      isCurrent = false
    }
  }, [asked])
  const own = links.filter(isOwn)
  const broken = checked?.of === asked ? checked.broken : null
  return (
    <>
      {broken?.map(({ link, status }) => (
        <li key={link} className="text-accent">
          {said.linkBroken(link, status)}
        </li>
      ))}
      {own.length > 0 && broken?.length === 0 && <li>{said.linksChecked(own.length)}</li>}
      {links
        .filter((link) => !isOwn(link))
        .map((link) => (
          <li key={link}>{said.linkElsewhere(link)}</li>
        ))}
    </>
  )
}

function isOwn(link: string): boolean {
  return typeof window !== 'undefined' && URL.canParse(link) && new URL(link).origin === window.location.origin
}

async function openAll(of: string): Promise<Checked> {
  const links: string[] = JSON.parse(of)
  const opened = await Promise.all(
    links.filter(isOwn).map(async (link) => {
      // Without cookies: as a recipient opens it.
      const answered = await fetch(link, { method: 'HEAD', credentials: 'omit' }).catch(() => null)
      return { link, status: answered?.status ?? 0 }
    }),
  )
  return { of, broken: opened.filter(({ status }) => status < 200 || status >= 400) }
}
