import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiError } from '#platform/api-client.ts'
import type { ReadingList } from '../model/contract.ts'
import { applicationKey, listQuery, roundQuery } from '../read/queries.ts'
import { withMarks } from './marks/apply-marks.ts'
import { useMarking } from './marks/use-marking.ts'

export type RoomUser = { readonly id: string; readonly name: string }

export const roomUser = (user: {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}): RoomUser => ({ id: user.id, name: `${user.firstName} ${user.lastName}` })

/** What a part of the room needs: the list as this device shows it, and how to mark something. */
export type Room = {
  readonly list: ReadingList
  readonly user: RoomUser
  readonly marking: ReturnType<typeof useMarking>
  /** The meeting has agreed: nothing is changed any more. */
  readonly isClosed: boolean
}

/** The reader is no member any more, or there is no such round: nothing of it is shown, or kept. */
const endings: ReadonlySet<string> = new Set(['NOT_IN_COMMITTEE', 'FORBIDDEN', 'ROUND_NOT_FOUND'])

/**
 * The list of a meeting with the caller’s marks, and all of its applications. They are in the memory of
 * the page alone, unless the reader keeps them (`kept/`).
 */
export function useRoom(roundId: string, user: RoomUser) {
  const queryClient = useQueryClient()
  const listed = useQuery(listQuery(roundId))
  const loaded = useQuery(roundQuery(roundId, queryClient))
  const marking = useMarking(user)
  const { waiting } = marking
  const list = useMemo(
    () => listed.data && withMarks(listed.data, waiting, user.name),
    [listed.data, waiting, user.name],
  )
  const isOver = listed.error instanceof ApiError && endings.has(listed.error.code)
  useEffect(() => {
    if (isOver) queryClient.removeQueries({ queryKey: applicationKey })
  }, [isOver, queryClient])
  const room: Room | undefined = isOver
    ? undefined
    : list && { list, user, marking, isClosed: list.agreedAt !== null }
  return { room, listed, loaded, marking, isOver }
}
