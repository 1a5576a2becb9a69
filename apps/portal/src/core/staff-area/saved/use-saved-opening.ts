import {
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#core/sessions/session-query.ts'
import { ApiError } from '#platform/api-client.ts'
import { readMarker } from '#platform/device-store/marker.ts'
import { draftsQuery, staffAccessQuery } from '../queries.ts'

/** What a page that can be kept on a device finds there, and how it shows it. */
export type SavedOpening<Found> = {
  /** Of one meeting or one list, by its id; null without it. */
  readonly find: (id: string) => Promise<Found | null>
  /** As if the portal had answered: all of it is asked for again once there is a network. */
  readonly show: (client: QueryClient, found: Found) => Promise<void>
  /** The account of the one who has kept it. */
  readonly ownerOf: (found: Found) => string | undefined
}

/** Milliseconds: a portal that has said nothing for so long is not waited for. */
const patience = 8_000

export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

type QueryState = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus'>

const isCut = ({ data, error, fetchStatus }: QueryState): boolean =>
  data === undefined && (isUnreachable(error) || fetchStatus === 'paused')

/**
 * Opens a page of staff from this device where the portal cannot be reached: who is logged in, and what
 * the page shows, are as they were when it was reached last.
 * @param opening the same object in each render
 * @param list what the page shows, as it was asked for
 * @returns undefined until it is known what the device has
 */
export function useSavedOpening<Found>(
  opening: SavedOpening<Found>,
  id: string,
  list: QueryState,
): Found | null | undefined {
  const queryClient = useQueryClient()
  const [found, setFound] = useState<Found | null>()
  const [isSlow, setSlow] = useState(false)
  const [isShown, setShown] = useState(false)
  const session = useQuery(sessionQuery)
  const access = useQuery({ ...staffAccessQuery, enabled: false })
  const drafts = useQuery({ ...draftsQuery, enabled: false })
  const isNeeded =
    [session, access, drafts, list].some(isCut) || (isSlow && list.data === undefined)

  useEffect(() => {
    if (readMarker() === null) return setFound(null)
    opening.find(id).then(
      (saved) => setFound(() => saved),
      () => setFound(null),
    )
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [opening, id])

  useEffect(() => {
    if (isNeeded && found) void opening.show(queryClient, found).then(() => setShown(true))
  }, [isNeeded, found, opening, queryClient])

  const present = session.data
  const isOthers = present !== undefined && found && present.user?.id !== opening.ownerOf(found)
  useEffect(() => {
    // The session is over, and with it what was kept: nothing of it stays on the screen.
    if (isOthers && isShown) window.location.reload()
  }, [isOthers, isShown])

  return found
}
