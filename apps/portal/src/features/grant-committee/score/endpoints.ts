import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CommentForm, ConflictForm, PointsForm } from '../model/contract.ts'

const one = '/api/frontend/staff/grant-committee/applications/:id'

export const scoreEndpoints = {
  givePoints: endpoint<{ body: PointsForm; answer: Done }>()('PUT', `${one}/points`),
  comment: endpoint<{ body: CommentForm; answer: Done }>()('PUT', `${one}/comments`),
  declareConflict: endpoint<{ body: ConflictForm; answer: Done }>()('PUT', `${one}/conflict`),
}
