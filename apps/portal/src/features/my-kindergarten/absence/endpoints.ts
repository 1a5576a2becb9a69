import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { NewAbsence } from '../model/contract.ts'

const path = '/api/frontend/my-kindergarten/:id/absences'

export const absenceEndpoints = {
  report: endpoint<{ body: NewAbsence; answer: Done }>()('POST', path),
  withdraw: endpoint<{ answer: Done }>()('POST', `${path}/:absenceId/withdraw`),
}
