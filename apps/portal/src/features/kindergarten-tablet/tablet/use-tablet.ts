import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnreachable } from '#core/staff-area/saved/use-saved-opening.ts'
import { ApiError } from '#platform/api-client.ts'
import { isOfDevice, readMarker } from '#platform/device-store/marker.ts'
import { forgetDevice } from '#platform/device-store/this-device.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { useNow } from '#platform/time/use-now.ts'
import type { TabletDay } from '../list/contract.ts'
import { dayRefetchInterval, tabletDayQuery } from './queries.ts'
import { findStoredDay, readTabletId, writeTabletId } from './this-tablet.ts'

export type UsedTablet =
  | { readonly is: 'loading' }
  /** It was never paired, or a leader has shut it off. */
  | { readonly is: 'not-paired' | 'shut-off'; readonly tabletId: string | null }
  | { readonly is: 'failed'; readonly error: Error }
  | {
      readonly is: 'open'
      readonly day: TabletDay
      /** By the clock of the tablet, when the portal answered; null for what was stored. */
      readonly receivedAt: Date | null
      readonly isOffline: boolean
    }

const endings: Readonly<Record<string, 'not-paired' | 'shut-off'>> = {
  TABLET_NOT_PAIRED: 'not-paired',
  TABLET_SHUT_OFF: 'shut-off',
}

const endingOf = (error: unknown) => (error instanceof ApiError ? endings[error.code] : undefined)

/** The list of today, of the portal or of this tablet. It is removed when the tablet was shut off. */
export function useTablet() {
  const queryClient = useQueryClient()
  const now = useNow(Date.now())
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...tabletDayQuery,
    refetchInterval: (query) => (endingOf(query.state.error) ? false : dayRefetchInterval),
  })
  const [isSearched, setSearched] = useState(false)
  const ending = endingOf(error)
  // Yesterday's list is nobody's any more. By the clock of the tablet alone, which may be wrong.
  const listedOn = dataUpdatedAt === 0 ? data?.onDate : osloDate(new Date(dataUpdatedAt))
  const isOver = listedOn !== undefined && listedOn < osloDate(now)
  const isCut = data === undefined && isUnreachable(error)

  useEffect(() => {
    if (!isCut) return
    const show = (day: TabletDay | null): void => {
      if (day) queryClient.setQueryData(tabletDayQuery.queryKey, day, { updatedAt: 0 })
      setSearched(true)
    }
    findStoredDay(new Date()).then(show, () => show(null))
  }, [isCut, queryClient])

  useEffect(() => {
    if (data) writeTabletId(data.deviceId)
  }, [data])

  useEffect(() => {
    const owner = readMarker()?.owner
    if ((ending || isOver) && owner && isOfDevice(owner)) void forgetDevice()
  }, [ending, isOver])

  function read(): UsedTablet {
    if (ending) return { is: ending, tabletId: readTabletId() }
    if (data && !isOver) {
      const isStored = dataUpdatedAt === 0
      const receivedAt = isStored ? null : new Date(dataUpdatedAt)
      return { is: 'open', day: data, receivedAt, isOffline: isStored || error !== null }
    }
    if (error && (!isCut || isSearched)) return { is: 'failed', error }
    return { is: 'loading' }
  }

  return { used: read(), now, refetch }
}
