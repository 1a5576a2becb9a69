import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { type BlockingReason, findBlockingReason } from '../../model/booking-eligibility.ts'
import type { GroupExercise } from '../../model/contract.ts'
import { eligibilityQuery } from '../queries.ts'

/** Why the logged-in member cannot book a class; null also while their eligibility is loading. */
export function useBlockingReason(): (exercise: GroupExercise) => BlockingReason | null {
  const user = useSessionUser()
  const { data } = useQuery({ ...eligibilityQuery, enabled: Boolean(user?.isFitnessMember) })
  return ({ startTime }) =>
    data ? findBlockingReason(new Date(startTime), data, new Date()) : null
}
