import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'

export const trackingNumberFormat = /^[A-Za-z0-9 -]{4,40}$/
export const wrongTrackingNumber = apiShipmentsMessages.invalidTrackingNumber
