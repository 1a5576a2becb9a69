import { callStaff } from '#core/staff-area/queries.ts'
import { meetingEndpoints } from '../../meeting/endpoints.ts'
import { saveProposals } from '../../propose/queries.ts'
import { scoreEndpoints } from '../../score/endpoints.ts'
import { proposedBy } from './proposal-mark.ts'
import type { CommitteeMark } from './waiting-marks.ts'

/** Sending one twice has no further effect. */
export function sendMark(mark: CommitteeMark): Promise<unknown> {
  switch (mark.kind) {
    case 'points': {
      const { applicationId: id, criterionId, points, version, markedAt } = mark
      const body = { criterionId, points, version, markedAt }
      return callStaff(scoreEndpoints.givePoints, { params: { id }, body })
    }
    case 'comment': {
      const { applicationId, id, text, version, at } = mark
      const body = { id, text, version, at }
      return callStaff(scoreEndpoints.comment, { params: { id: applicationId }, body })
    }
    case 'conflict': {
      const { applicationId: id, isDeclared } = mark
      return callStaff(scoreEndpoints.declareConflict, { params: { id }, body: { isDeclared } })
    }
    case 'proposal': {
      const { applicationId, version, roundId } = mark
      return saveProposals(roundId, [{ applicationId, version, proposal: proposedBy(mark) }])
    }
    case 'presence': {
      const { roundId: id, userId, isPresent } = mark
      return callStaff(meetingEndpoints.markPresence, {
        params: { id },
        body: { userId, isPresent },
      })
    }
  }
}
