import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type {
  CancelledByStaff,
  ClosureReservations,
  CourtDay,
  MoveTargets,
  RefundedByStaff,
} from './contract.ts'
import type { CancelForm, MoveForm, PartRefundForm } from './staff-forms.ts'

const courts = '/api/frontend/staff/sports/courts'
const reservation = `${courts}/reservations/:id` as const
type InLanguage = { language: Language }

export const staffCalendarEndpoints = {
  day: endpoint<{
    query: InLanguage & { day?: string | undefined; center?: number | undefined }
    answer: CourtDay
  }>()('GET', `${courts}/day`),
  targets: endpoint<{ query: InLanguage & { day: string }; answer: MoveTargets }>()(
    'GET',
    `${reservation}/targets`,
  ),
  move: endpoint<{ body: MoveForm; answer: Done }>()('POST', `${reservation}/move`),
  cancel: endpoint<{ body: CancelForm; answer: CancelledByStaff }>()(
    'POST',
    `${reservation}/cancellation`,
    { timeLimit: 30_000 },
  ),
  refundPart: endpoint<{ body: PartRefundForm; answer: RefundedByStaff }>()(
    'POST',
    `${reservation}/refund`,
    { timeLimit: 30_000 },
  ),
  closure: endpoint<{ query: InLanguage; answer: ClosureReservations }>()(
    'GET',
    `${courts}/closures/:id/reservations`,
  ),
}
