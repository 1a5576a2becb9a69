import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { MarksToReview } from './contract.ts'

const marks = '/api/frontend/staff/kindergarten-marks'

export const reviewEndpoints = {
  list: endpoint<{ answer: MarksToReview }>()('GET', marks),
  record: endpoint<{ answer: Done }>()('POST', `${marks}/:id/record`),
  dismiss: endpoint<{ answer: Done }>()('POST', `${marks}/:id/dismiss`),
}
