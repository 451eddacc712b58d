export const trackingNumberFormat = /^[A-Za-z0-9 -]{4,40}$/
