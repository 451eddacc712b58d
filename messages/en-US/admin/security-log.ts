import { defineMessages } from '../../define-messages.ts'

/** The security log. */
export const adminSecurityLogMessages = defineMessages('admin/security-log', {
  lead: 'Logins, refused requests and what staff read about customers, counted by the minute. There are no names, email addresses or IP addresses of shoppers in it.',
  events: {
    login_succeeded: 'Logged in',
    login_failed: 'Login failed',
    second_factor_added: 'Second factor added',
    second_factor_removed: 'Second factor removed',
    access_refused: 'Access refused',
    rate_limited: 'Rate limit reached',
    payload_refused: 'Malformed data refused',
    cross_site_refused: 'Request of another site refused',
    webhook_refused: 'Forged webhook refused',
    upload_refused: 'Upload refused',
    request_refused: 'Malformed request refused',
    personal_data_read: 'Personal data read',
  },
  columns: {
    event: 'Event',
    minute: 'Minute',
    count: 'Count',
    by: 'Staff',
    call: 'Call',
    status: 'Status',
    request: 'First request ID',
  },
  formerStaff: 'Former staff',
  none: 'No security events yet.',
  noneMatching: 'No events of this kind.',
})
