import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { CommentForm, ConflictForm, PointsForm } from '../model/contract.ts'
import { committeeRefusals } from '../model/refusals.ts'
import { scoreEndpoints as endpoints } from './endpoints.ts'

const ofCase = {
  access: { staff: ['committee'] },
  params: { schema: z.object({ id: z.uuid() }), refusal: 'GRANT_NOT_FOUND' },
  answer: Done,
  concerns: {
    nobody: 'members who take no part in the case are refused with CONFLICT_OF_INTEREST',
  },
} as const
const open = {
  ...only(grantRefusals, 'NOT_IN_COMMITTEE', 'GRANT_NOT_FOUND', 'GRANT_STATE'),
  ...only(committeeRefusals, 'ROUND_NOT_FOUND', 'MEETING_AGREED'),
}
const ownCase = { ...open, ...only(grantRefusals, 'CONFLICT_OF_INTEREST') }

export const scoreDescribed = {
  givePoints: describeEndpoint(endpoints.givePoints, {
    ...ofCase,
    summary:
      'Points of a member of the committee for one criterion; of several the one that was made last counts.',
    body: PointsForm,
    refusals: { ...ownCase, ...only(committeeRefusals, 'POINTS_INVALID') },
    audits: ['grant-scored'],
  }),
  comment: describeEndpoint(endpoints.comment, {
    ...ofCase,
    summary: 'Adds, changes or removes a comment of the caller, by the id of the device.',
    body: CommentForm,
    refusals: { ...ownCase, ...only(committeeRefusals, 'COMMENT_NOT_FOUND') },
    audits: ['grant-commented', 'grant-comment-removed'],
  }),
  declareConflict: describeEndpoint(endpoints.declareConflict, {
    ...ofCase,
    summary: 'The caller takes no part in a case, or said so by mistake.',
    body: ConflictForm,
    refusals: open,
    audits: ['grant-conflict-declared', 'grant-conflict-withdrawn'],
    concerns: { nobody: 'members say it of themselves' },
  }),
}
