import type { ArrivalDays } from '../shipping/arrival-days.ts'
import type { Day } from '../shipping/business-days.ts'
import type { Order } from './order.ts'

/** What can be said about the arrival of an order, compared with what its buyer was promised. */
type OrderArrival =
  /** Not shipped; `days` are the promised ones. */
  | { state: 'promised'; days: ArrivalDays }
  /** Not shipped although it should have arrived. */
  | { state: 'late'; promised: Day }
  /**
   * Shipped; `days` are estimated from the day it shipped, and those left of the promise once they are over. `isDelayed` if
   * they are later than promised.
   */
  | { state: 'on-its-way'; days: ArrivalDays; promised: Day; isDelayed: boolean }
  /** Shipped, and past every day we named. */
  | { state: 'overdue'; by: Day }
  /** `promised` is null for an address outside of the United States. */
  | { state: 'arrived'; on: Day; promised: Day | null }
  /** Canceled, or to an address outside of the United States. */
  | { state: 'unknown' }

type Facts = Pick<Order, 'status' | 'promised' | 'expected' | 'deliveredOn'>

/** `promised` below is the last promised day; `today` is the date where the shop is. */
export function arrivalOf({ status, promised, expected, deliveredOn }: Facts, today: Day): OrderArrival {
  if (deliveredOn) return { state: 'arrived', on: deliveredOn, promised: promised?.to ?? null }
  if (status === 'Canceled' || !promised) return { state: 'unknown' }
  if (status !== 'Shipped') {
    return today > promised.to ? { state: 'late', promised: promised.to } : { state: 'promised', days: promised }
  }
  const estimate = expected ?? promised
  const isDelayed = estimate.to > promised.to
  const last = isDelayed ? estimate.to : promised.to
  if (today > last) return { state: 'overdue', by: last }
  const days = today > estimate.to ? { from: today, to: promised.to } : estimate
  return { state: 'on-its-way', days, promised: promised.to, isDelayed }
}

/** The last day on which an order that has not arrived may still arrive; null where no day is known. */
export function lastDayOf(order: Facts, today: Day): Day | null {
  const arrival = arrivalOf(order, today)
  switch (arrival.state) {
    case 'promised':
    case 'on-its-way':
      return arrival.days.to
    case 'late':
      return arrival.promised
    case 'overdue':
      return arrival.by
    default:
      return null
  }
}
