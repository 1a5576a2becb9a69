import { type Done, route } from '#platform/api/endpoint.ts'
import type { ActionPreview, Purchased, PurchasePreview } from '../contract.ts'
import type { DeskChange, DeskMember, DeskQuestion, Sale, SaleQuestion } from './contract.ts'

const ofStaff = '/api/frontend/staff/sports'
const membership = `${ofStaff}/members/:id/membership` as const

export const deskEndpoints = {
  findPerson: route<{ body: { email: string }; answer: { id: string } }>()(
    'POST',
    `${ofStaff}/membership-buyers`,
  ),
  member: route<{ answer: DeskMember }>()('GET', membership),
  preview: route<{ body: DeskQuestion; answer: ActionPreview }>()('POST', `${membership}/preview`),
  act: route<{ body: DeskChange; answer: Done }>()('POST', `${membership}/changes`),
  salePreview: route<{ body: SaleQuestion; answer: PurchasePreview }>()(
    'POST',
    `${membership}/sales/preview`,
  ),
  sell: route<{ body: Sale; answer: Purchased }>()('POST', `${membership}/sales`),
}
