/** The row of `settings` that exists while a job clears the demo. */
export const clearingKey = 'demo-clearing'
