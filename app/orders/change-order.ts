import { api, RefusedError } from '#app/api.ts'
import { ownValue } from '#contract/own-value.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

/** The outcome of a change, and its message. */
export interface Changed {
  isDone: boolean
  message: string
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

const changes: Record<string, (form: FormData) => Promise<{ message: string }>> = {
  cancel: (form) => api.orders.cancelOrder({ orderToCancel: text(form, 'orderId') }),
  delivered: (form) =>
    api.orders.confirmDelivery({
      orderNumber: text(form, 'orderNumber'),
      deliveredOn: text(form, 'deliveredOn'),
      ...(form.has('shipmentId') && { shipmentId: text(form, 'shipmentId') }),
    }),
  'cancel-return': (form) =>
    api.returns.cancelReturn({ orderNumber: text(form, 'orderNumber'), returnNumber: text(form, 'returnNumber') }),
  receipt: (form) => api.orderEmails.resendReceiptEmail({ cusrtomerOrder: { _id: text(form, 'orderId') } }),
  refund: (form) => api.payments.retryRefund({ refundId: text(form, 'refundId') }),
  invite: (form) => api.orderEmails.sendReviewInvitation({ order: { _id: text(form, 'orderId') } }),
}

/** Handles a form on an order; a refusal is returned as its message. */
export async function changeOrder(form: FormData): Promise<Changed> {
  const change = ownValue(changes, text(form, 'intent'))
  if (!change) return { isDone: false, message: ordersMessages.unknownAction }
  try {
    const { message } = await change(form)
    return { isDone: true, message }
  } catch (error) {
    if (error instanceof RefusedError) return { isDone: false, message: error.message }
    throw error
  }
}
