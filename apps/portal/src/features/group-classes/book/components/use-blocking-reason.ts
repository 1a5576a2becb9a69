import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { type Obstacle, obstacleTo } from '../../model/booking-eligibility.ts'
import type { GroupExercise } from '../../model/contract.ts'
import { obstaclesQuery } from '../queries.ts'

/** What keeps whoever is logged in from booking a class; null also while that is not known. */
export function useObstacle(): (exercise: GroupExercise) => Obstacle | null {
  const user = useSessionUser()
  const { data } = useQuery({ ...obstaclesQuery, enabled: Boolean(user?.isFitnessMember) })
  return ({ startTime }) => (data ? obstacleTo(new Date(startTime), data, new Date()) : null)
}
