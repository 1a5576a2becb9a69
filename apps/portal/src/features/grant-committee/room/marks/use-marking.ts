import { useQueryClient } from '@tanstack/react-query'
import { useOfflineMarks } from '#core/offline-marks/use-offline-marks.ts'
import { staffWorkQuery } from '#core/staff-area/queries.ts'
import {
  applicationQuery,
  forgetApplication,
  listQuery,
  roomKey,
  roundsQuery,
} from '../../read/queries.ts'
import { stateOf } from '../arrange.ts'
import { withComments, withMarks } from './apply-marks.ts'
import { sendMark } from './send-mark.ts'
import { type CommitteeMark, committeeKind } from './waiting-marks.ts'

/**
 * Points, comments, conflicts of interest and presence of a member, also without a network.
 * @param user who makes the marks
 */
export function useMarking(user: { readonly id: string; readonly name: string }) {
  const queryClient = useQueryClient()

  /** What the portal will say, without asking it; then what only the portal knows is asked for. */
  function onSent(mark: CommitteeMark): void {
    const { queryKey } = listQuery(mark.roundId)
    const list = queryClient.setQueryData(queryKey, (before) => before && withMarks(before, [mark]))
    if (mark.kind === 'presence' || !list) return
    const item = list.items.find(({ id }) => id === mark.applicationId)
    const version = item?.takesPart ? item.version : 0
    const one = applicationQuery(mark.applicationId, version)
    if (mark.kind === 'comment') {
      queryClient.setQueryData(
        one.queryKey,
        (before) => before && withComments(before, [mark], user.name),
      )
      return
    }
    // Others’ points are there from the last of one’s own on.
    const isJudged = item?.takesPart && stateOf(item, list.criteria) === 'scored'
    if (mark.kind === 'points' && !isJudged) return
    if (mark.kind === 'conflict' && mark.isDeclared)
      forgetApplication(queryClient, mark.applicationId)
    else void queryClient.invalidateQueries({ queryKey: one.queryKey })
    for (const changed of [queryKey, roundsQuery.queryKey, staffWorkQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey: changed })
  }

  return useOfflineMarks(committeeKind, {
    userId: user.id,
    send: sendMark,
    onSent,
    onSentElsewhere: () => void queryClient.invalidateQueries({ queryKey: roomKey }),
  })
}
