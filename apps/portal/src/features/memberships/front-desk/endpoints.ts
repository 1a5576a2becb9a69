import { type Done, endpoint } from '#platform/api/endpoint.ts'
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
  findPerson: endpoint<{ body: { email: string }; answer: { id: string } }>()(
    'POST',
    `${ofStaff}/membership-buyers`,
  ),
  describeMember: endpoint<{ answer: FrontDeskMember }>()('GET', membership),
  previewChange: endpoint<{ body: ChangePreviewRequest; answer: ActionPreview }>()(
    'POST',
    `${membership}/preview`,
  ),
  changeMembership: endpoint<{ body: FrontDeskChange; answer: Done }>()(
    'POST',
    `${membership}/changes`,
  ),
  previewSale: endpoint<{ body: SalePreviewRequest; answer: PurchasePreview }>()(
    'POST',
    `${membership}/sales/preview`,
  ),
  sellMembership: endpoint<{ body: Sale; answer: Purchased }>()('POST', `${membership}/sales`),
}
