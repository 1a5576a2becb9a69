import { type Done, endpoint } from '#platform/api/endpoint.ts'
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
  types: endpoint<{ answer: OfferedTypes }>()('GET', '/api/frontend/sports/membership-types'),
  memberships: endpoint<{ answer: Memberships }>()('GET', own, timely),
  act: endpoint<{ body: MembershipAction; answer: Memberships }>()('POST', own, timely),
  preview: endpoint<{ body: MembershipAction; answer: ActionPreview }>()('POST', `${own}/preview`),
  takeBackFreeze: endpoint<{ answer: Memberships }>()('DELETE', `${own}/freezes/:id`),
  buyer: endpoint<{ answer: Buyer }>()('GET', `${own}/buyer`),
  purchasePreview: endpoint<{ answer: PurchasePreview }>()('GET', `${own}/purchases/preview/:type`),
  buy: endpoint<{ body: Purchase; answer: Purchased }>()('POST', `${own}/purchases`),
  invoices: endpoint<{ answer: Invoices }>()('GET', '/api/frontend/user/sports/invoices'),
  invoice: endpoint<{ query: { language?: 'no' | 'en' | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/sports/invoices/:number',
  ),
  staffTypes: endpoint<{ answer: MembershipTypes }>()('GET', `${ofStaff}/membership-types`),
  saveType: endpoint<{ body: MembershipTypeForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-types`,
  ),
  settings: endpoint<{ answer: Settings }>()('GET', `${ofStaff}/membership-settings`),
  saveSettings: endpoint<{ body: SettingsForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-settings`,
  ),
  staffInvoices: endpoint<{ answer: StaffInvoices }>()('GET', `${ofStaff}/invoices`),
  registerPayment: endpoint<{ body: Payment; answer: Done }>()(
    'PUT',
    `${ofStaff}/invoices/:id/payment`,
  ),
}
