import { adminFiles, adminPages } from '#app/admin/pages.ts'
import type { Access } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { roleMay, staffRoles } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminStaffMessages } from '#messages/en-US/admin/staff.ts'

/** The document of who may do what, made from the contract and the list of admin pages. */
export function rolesTable(): string {
  const pages = [
    ...adminPages.map(({ path, name, access }) => ({ what: `${adminFrameMessages.pages[name]} \`${path}\``, access })),
    ...adminFiles.map(({ path, access }) => ({ what: `\`${path}\``, access })),
  ]
  const calls = Object.values(contract).flatMap((noun) =>
    Object.values(noun).map(({ method, path, access }) => ({ what: `\`${method} ${path}\``, access })),
  )
  return `# Who may do what

Made from \`access\` in \`contract/\` and \`app/admin/pages/\` by \`npm run document-tables\`; a test compares it, and others try every call and page
in every role. An owner gives roles at \`/admin/staff\`. \`docs/decisions/141-roles-of-staff.md\` says why there are these roles.

A part of what some calls do asks for a stronger role. Only managers and owners place an order that is already paid (\`createManualOrder\`), share a view
(\`saveView\`, \`changeView\`) and see the versions of settings, emails and shipping (\`listVersions\`); only owners reset or restore a group of settings that
they alone change, and email a password link to other staff or end their sessions.

## Pages of the admin area

${tableOf(pages)}

## Calls

${tableOf(calls)}
`
}

function tableOf(rows: readonly { what: string; access: Access }[]): string {
  const who = ['Guests', 'Customers', ...staffRoles.toReversed().map((role) => adminStaffMessages.roles[role])]
  return [
    `| | ${who.join(' | ')} |`,
    `|---|${who.map(() => '---').join('|')}|`,
    ...rows.map(({ what, access }) => {
      const cells = [
        access === 'anyone',
        access === 'anyone' || access === 'customer',
        ...staffRoles.toReversed().map((role) => access === 'anyone' || access === 'customer' || roleMay(role, access)),
      ]
      return `| ${what} | ${cells.map((may) => (may ? 'yes' : '')).join(' | ')} |`
    }),
  ].join('\n')
}
