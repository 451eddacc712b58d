export const trackingNumberFormat = /^[A-Za-z0-9 -]{4,40}$/
export const wrongTrackingNumber = 'Please enter a tracking number of 4 to 40 letters, digits, spaces or dashes.'
