import { type Done, route } from '#platform/api/endpoint.ts'
import type { ActionPreview, Purchased, PurchasePreview } from '../model/contract.ts'
import type {
  ChangePreviewRequest,
  FrontDeskChange,
  FrontDeskMember,
  Sale,
  SalePreviewRequest,
} from './contract.ts'

const ofStaff = '/api/frontend/staff/sports'
const membership = `${ofStaff}/members/:id/membership` as const

export const frontDeskEndpoints = {
  findPerson: route<{ body: { email: string }; answer: { id: string } }>()(
    'POST',
    `${ofStaff}/membership-buyers`,
  ),
  describeMember: route<{ answer: FrontDeskMember }>()('GET', membership),
  previewChange: route<{ body: ChangePreviewRequest; answer: ActionPreview }>()(
    'POST',
    `${membership}/preview`,
  ),
  changeMembership: route<{ body: FrontDeskChange; answer: Done }>()(
    'POST',
    `${membership}/changes`,
  ),
  previewSale: route<{ body: SalePreviewRequest; answer: PurchasePreview }>()(
    'POST',
    `${membership}/sales/preview`,
  ),
  sellMembership: route<{ body: Sale; answer: Purchased }>()('POST', `${membership}/sales`),
}
