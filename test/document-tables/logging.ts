import { actions } from '#contract/audit/actions.ts'
import { type SecurityEvent, securityEvents } from '#contract/security-log/events.ts'

/** What has happened when the security log has a code. */
const causes: Record<SecurityEvent, string> = {
  login_succeeded: 'A person logged in or signed up.',
  login_failed: 'A login was refused: wrong password, code or passkey, or none where one is needed.',
  second_factor_added: 'A member of staff added an authenticator app or a passkey.',
  second_factor_removed:
    'A member of staff removed an authenticator app or a passkey, or an owner reset those of another.',
  access_refused: 'A call or page needs a session or a role that its sender does not have.',
  rate_limited: 'A limit of calls was reached (429).',
  payload_refused: 'A payload did not fit the schema of its call, or could not be text.',
  cross_site_refused: 'A request that changes something came from another site.',
  webhook_refused: 'A webhook had no valid signature.',
  upload_refused: 'A file was too large, not what it has to be, or could not be decoded.',
  request_refused:
    'A request was not valid HTTP, named two hosts, or had a body that is too large or of another type than its route takes.',
  personal_data_read: 'Staff read, listed or exported data about people.',
}

/** The document of what is logged where, made from the events of the code. */
export function loggingTable(): string {
  return `# What is logged?

The tables of events are made from \`contract/security-log/events.ts\` and \`contract/audit/actions.ts\` by \`npm run document-tables\`; a test compares them.

| Log | Written by | What | Format | Where | Who reads it | How long |
|---|---|---|---|---|---|---|
| Log of the shop | \`server/log/log.ts\` | errors, warnings, the security log; with \`LOG_LEVEL=info\` every request | a JSON line with \`time\` (milliseconds since 1970, UTC), \`level\`, request ID | standard output | the operator | as the operator keeps it: 90 days is enough to investigate |
| Security log | \`server/log/create-security-log.ts\` | the codes below, with call, status, request ID and, of staff, the ID of the account | the same, level \`warn\`, at most 100 lines of a code a minute; counts by the minute as rows | the same, \`/admin/security-log\`, and counted at \`/metrics\` | the same, owners, managers and the monitoring | lines the same; counts \`privacy.securityLogDays\`, a year by default |
| Reads of personal data | \`modules/audit/record-personal-read.ts\` | account, kind of data, subject and time | a row | the database, \`/admin/activity\` | owners and managers | \`privacy.personalReadDays\`, a year by default |
| Audit log | \`modules/audit/record-audit-event.ts\` | what staff change, in the transaction that changes it | a row: time, account, action, subject, difference | the database, \`/admin/activity\` | owners and managers | for good |
| History of an order | \`order_events\` | what happened to an order | a row | the database | staff | with the order |
| PostgreSQL, embedded | PostgreSQL | starts, stops and crashes; no statements | text, UTC | \`DATA_DIR/postgres.log\`, mode 0600, two files of 2 MB | the operator | until it is full |
| Access log | the operator's proxy | addresses, by the shop's \`X-Request-Id\` | the proxy's | the proxy | the operator | as short as the law of the shop's country asks |
| Traces | OpenTelemetry, if configured | spans by an allowlist of attributes | OTLP | the collector | the operator | the collector's |

Nothing is logged anywhere else. No log has passwords, tokens, keys, card data, names, email addresses, street addresses or network addresses
(\`server/log/log.test.ts\`); the audit log has the IDs of accounts. Values are JSON strings, so a line cannot be forged by its content. Ship standard output
to another machine, so that an attacker of the shop cannot change it, and alert on \`webhook_refused\`, on a rise of \`login_failed\` and \`access_refused\`, and on level \`error\`.

## Codes of the security log

| Code | What happened |
|---|---|
${securityEvents.map((event) => `| \`${event}\` | ${causes[event]} |`).join('\n')}
| \`security_log_limited\` | More than 100 events of a code within a minute: the rest is only counted. |
| \`connections_limited\` | Too many open connections of a network, or in all. |

## Actions of the audit log

${actions.map((action) => `\`${action}\``).join(', ')}
`
}
