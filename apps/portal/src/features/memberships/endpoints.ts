import { type Done, route } from '#platform/api/endpoint.ts'
import type {
  ActionPreview,
  Buyer,
  Invoices,
  MembershipAction,
  Memberships,
  MembershipTypes,
  OfferedTypes,
  Payment,
  Purchase,
  Purchased,
  PurchasePreview,
  Settings,
  StaffInvoices,
} from './contract.ts'
import type { MembershipTypeForm, SettingsForm } from './membership-type.ts'

const own = '/api/frontend/user/sports/memberships'
const ofStaff = '/api/frontend/staff/sports'
const timely = { timeLimit: 10_000 }

export const membershipEndpoints = {
  types: route<{ answer: OfferedTypes }>()('GET', '/api/frontend/sports/membership-types'),
  memberships: route<{ answer: Memberships }>()('GET', own, timely),
  act: route<{ body: MembershipAction; answer: Memberships }>()('POST', own, timely),
  preview: route<{ body: MembershipAction; answer: ActionPreview }>()('POST', `${own}/preview`),
  takeBackFreeze: route<{ answer: Memberships }>()('DELETE', `${own}/freezes/:id`),
  buyer: route<{ answer: Buyer }>()('GET', `${own}/buyer`),
  purchasePreview: route<{ answer: PurchasePreview }>()('GET', `${own}/purchases/preview/:type`),
  buy: route<{ body: Purchase; answer: Purchased }>()('POST', `${own}/purchases`),
  invoices: route<{ answer: Invoices }>()('GET', '/api/frontend/user/sports/invoices'),
  invoice: route<{ query: { language?: 'no' | 'en' | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/sports/invoices/:number',
  ),
  staffTypes: route<{ answer: MembershipTypes }>()('GET', `${ofStaff}/membership-types`),
  saveType: route<{ body: MembershipTypeForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-types`,
  ),
  settings: route<{ answer: Settings }>()('GET', `${ofStaff}/membership-settings`),
  saveSettings: route<{ body: SettingsForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-settings`,
  ),
  staffInvoices: route<{ answer: StaffInvoices }>()('GET', `${ofStaff}/invoices`),
  registerPayment: route<{ body: Payment; answer: Done }>()(
    'PUT',
    `${ofStaff}/invoices/:id/payment`,
  ),
}
