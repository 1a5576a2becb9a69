import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#core/sessions/session-query.ts'
import { draftsQuery, staffAccessQuery } from '#core/staff-area/queries.ts'
import { ApiError } from '#platform/api-client.ts'
import { readMarker } from '#platform/device-store/marker.ts'
import { listQuery } from '../../read/queries.ts'
import { type FoundKept, findKept, showKept } from './read-kept.ts'

/** Milliseconds: a portal that has said nothing for so long is not waited for. */
const patience = 8_000

export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus'>

const isCut = ({ data, error, fetchStatus }: Asked): boolean =>
  data === undefined && (isUnreachable(error) || fetchStatus === 'paused')

/**
 * Opens a meeting from this device where the portal cannot be reached: who is logged in, the list and all
 * applications are as they were when it was reached last.
 * @returns undefined until it is known what the device has
 */
export function useKeptOpening(roundId: string): FoundKept | null | undefined {
  const queryClient = useQueryClient()
  const [found, setFound] = useState<FoundKept | null>()
  const [isSlow, setSlow] = useState(false)
  const [isShown, setShown] = useState(false)
  const session = useQuery(sessionQuery)
  const access = useQuery({ ...staffAccessQuery, enabled: false })
  const drafts = useQuery({ ...draftsQuery, enabled: false })
  const list = useQuery({ ...listQuery(roundId), enabled: false })
  const isNeeded =
    [session, access, drafts, list].some(isCut) || (isSlow && list.data === undefined)

  useEffect(() => {
    if (readMarker() === null) return setFound(null)
    findKept(roundId).then(setFound, () => setFound(null))
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [roundId])

  useEffect(() => {
    if (isNeeded && found) void showKept(queryClient, found).then(() => setShown(true))
  }, [isNeeded, found, queryClient])

  const asked = session.data
  const isOthers = asked !== undefined && found && asked.user?.id !== found.meeting.session.user?.id
  useEffect(() => {
    // The session is over, and with it what was kept: nothing of it stays on the screen.
    if (isOthers && isShown) window.location.reload()
  }, [isOthers, isShown])

  return found
}
