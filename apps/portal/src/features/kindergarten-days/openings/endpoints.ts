import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  CallOffOpening,
  CancelExtraPlace,
  ChangedOpening,
  NoticeForm,
  OpeningForm,
  Seen,
} from '../model/forms.ts'
import type { OpeningCalledOff, OpenOpening, SavedOpening } from './contract.ts'

const staff = '/api/frontend/staff'
const path = `${staff}/kindergarten-extra-openings`

export const openingEndpoints = {
  create: endpoint<{ body: OpeningForm; answer: SavedOpening }>()('POST', path),
  read: endpoint<{ answer: OpenOpening }>()('GET', `${path}/:id`),
  change: endpoint<{ body: ChangedOpening; answer: Done }>()('PUT', `${path}/:id`),
  close: endpoint<{ body: Seen; answer: Done }>()('POST', `${path}/:id/close`),
  callOff: endpoint<{ body: CallOffOpening; answer: OpeningCalledOff }>()(
    'POST',
    `${path}/:id/call-off`,
  ),
  cancel: endpoint<{ body: CancelExtraPlace; answer: Done }>()(
    'POST',
    `${staff}/kindergarten-extra-places/:id/cancel`,
  ),
  setNotice: endpoint<{ body: NoticeForm; answer: Done }>()(
    'PUT',
    `${staff}/kindergarten-exam-notice/:id`,
  ),
}
