/** The card form fields of a buyer in Oregon, where there is no sales tax. */
export const typedBuyer = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  phone: '+1 503 226 1234',
  country: 'US',
  line1: '12 Harbour Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  region: '',
  postal: '97201',
  shipping: 'standard',
  way: 'card',
  days: '',
}
