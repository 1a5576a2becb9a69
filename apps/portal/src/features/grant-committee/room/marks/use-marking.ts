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
import { stepOutHere } from '../kept/step-out.ts'
import { withComments, withMarks } from './apply-marks.ts'
import { sendMark } from './send-mark.ts'
import { type CommitteeMark, committeeKind } from './waiting-marks.ts'

/**
 * Points, comments, conflicts of interest, proposals and presence of a member, also without a network.
 * @param user who makes the marks
 */
export function useMarking(user: { readonly id: string; readonly name: string }) {
  const queryClient = useQueryClient()

  /** What the portal will say, without asking it; then what only the portal knows is asked for. */
  function onSent(mark: CommitteeMark): void {
    const { queryKey } = listQuery(mark.roundId)
    const saved = mark.kind === 'proposal' ? { ...mark, version: mark.version + 1 } : mark
    const list = queryClient.setQueryData(
      queryKey,
      (before) => before && withMarks(before, [saved], user.name),
    )
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
    else if (mark.kind !== 'proposal')
      void queryClient.invalidateQueries({ queryKey: one.queryKey })
    for (const changed of [queryKey, roundsQuery.queryKey, staffWorkQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey: changed })
  }

  const { mark, ...marking } = useOfflineMarks(committeeKind, {
    userId: user.id,
    send: sendMark,
    onSent,
    onSentElsewhere: () => void queryClient.invalidateQueries({ queryKey: roomKey }),
  })
  return {
    ...marking,
    mark(made: CommitteeMark): void {
      mark(made)
      // At once: it may be long until there is a network.
      if (made.kind === 'conflict' && made.isDeclared) void stepOutHere(user.id, made)
    },
  }
}
