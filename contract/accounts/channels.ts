/** How a customer may have heard of the shop. Source: spec section 9. */
export const channels = ['YouTube', 'Facebook', 'Instagram', 'Google Search', 'Friends', 'Tik Tok', 'Others'] as const
