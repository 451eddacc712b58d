import type { Patroni } from './patroni.ts'
import type { Programs } from './programs.ts'

/** Starts HAProxy with one port for the primary and one for the standby, whichever servers those are; returns both. */
export function startHaproxy(programs: Programs, { members }: Patroni, nextPort: () => number) {
  const ports = { primary: nextPort(), replica: nextPort() }
  const listens = Object.entries(ports).map(
    ([role, port]) => `
listen ${role}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
${members.map((member) => `  server ${member.name} 127.0.0.1:${member.port} check port ${member.apiPort}`).join('\n')}
`,
  )
  const settings = `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${listens.join('')}`
  programs.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', programs.write('haproxy.cfg', settings)])
  return ports
}

/**
 * Starts Caddy in front of shops: a shop whose /readyz is not 200 gets no more requests. If that is so for all of them, as
 * without a database, they are asked anyway: they still have cached pages, and a sentence for everything else.
 */
export function startCaddy(programs: Programs, port: number, shopPorts: readonly number[]): void {
  const shops = shopPorts.map((each) => `127.0.0.1:${each}`).join(' ')
  // Each buyer of the fault tests has an address of its own; others must not choose theirs.
  const address = 'header_up X-Forwarded-For {header.X-Forwarded-For}'
  const settings = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${shops} {
    lb_policy least_conn
    lb_try_duration 1s
    health_uri /readyz
    health_interval 500ms
    health_timeout 5s
    ${address}
  }
  handle_errors {
    @none expression {http.error.status_code} == 503
    reverse_proxy @none ${shops} {
      lb_policy random
      lb_try_duration 2s
      ${address}
    }
  }
}
`
  programs.start('caddy', 'caddy', ['run', '--adapter', 'caddyfile', '--config', programs.write('Caddyfile', settings)])
}
