import { defineMessages } from '../../define-messages.ts'

/** Calls of reports. */
export const apiReportsMessages = defineMessages('api/reports', {
  daysReversed: 'The first day must not be after the last one.',
  tooLong: {
    day: 'By day, a report covers at most a year.',
    week: 'By week, a report covers at most three years.',
    month: 'By month, a report covers at most ten years.',
    quarter: 'By quarter, a report covers at most thirty years.',
    year: 'By year, a report covers at most a hundred years.',
  },
})
