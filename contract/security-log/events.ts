/** The codes of the security log. */
export const securityEvents = [
  'login_succeeded',
  'login_failed',
  'second_factor_added',
  'second_factor_removed',
  'access_refused',
  'rate_limited',
  'payload_refused',
  'cross_site_refused',
  'webhook_refused',
  'upload_refused',
  'request_refused',
  'personal_data_read',
] as const

export type SecurityEvent = (typeof securityEvents)[number]
