import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ActionPreview, Purchased, PurchasePreview } from '../contract.ts'
import type { DeskChange, DeskMember, DeskQuestion, Sale, SaleQuestion } from './contract.ts'

const ofStaff = '/api/frontend/staff/sports'
const membership = `${ofStaff}/members/:id/membership` as const

export const deskEndpoints = {
  findPerson: endpoint<{ body: { email: string }; answer: { id: string } }>()(
    'POST',
    `${ofStaff}/membership-buyers`,
  ),
  member: endpoint<{ answer: DeskMember }>()('GET', membership),
  preview: endpoint<{ body: DeskQuestion; answer: ActionPreview }>()(
    'POST',
    `${membership}/preview`,
  ),
  act: endpoint<{ body: DeskChange; answer: Done }>()('POST', `${membership}/changes`),
  salePreview: endpoint<{ body: SaleQuestion; answer: PurchasePreview }>()(
    'POST',
    `${membership}/sales/preview`,
  ),
  sell: endpoint<{ body: Sale; answer: Purchased }>()('POST', `${membership}/sales`),
}
