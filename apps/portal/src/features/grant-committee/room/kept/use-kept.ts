import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { knownAccess } from '#core/staff-area/saved/saved-access.ts'
import { getLocale } from '#locale'
import { canSavePages } from '#platform/device-store/saved-pages.ts'
import { forgetGroup, openDevice } from '#platform/device-store/this-device.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { fetchRound, listQuery } from '../../read/queries.ts'
import { followRoom } from './follow-room.ts'
import { keepMeeting, type Progress } from './keep-meeting.ts'
import { groupOf, type KeptMeeting } from './kept-meeting.ts'
import type { FoundKept } from './read-kept.ts'

export type KeptState =
  | { readonly is: 'impossible' | 'none' }
  | { readonly is: 'keeping'; readonly progress: Progress | null }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'kept'; readonly meeting: KeptMeeting }

/**
 * Keeping a meeting on this device. What is kept follows what the page learns, and is fetched once
 * more each time the page opens with a network.
 */
export function useKept(roundId: string, userId: string, found: FoundKept | null) {
  const queryClient = useQueryClient()
  const [device] = useState(() => openDevice(userId))
  const isPossible = device !== null && canSavePages()
  const [state, setState] = useState<KeptState>(() =>
    found ? { is: 'kept', meeting: found.meeting } : { is: isPossible ? 'none' : 'impossible' },
  )
  const stop = useRef<AbortController>(null)

  const keep = useCallback(
    async (isSilent: boolean): Promise<void> => {
      if (!device || stop.current) return
      const stopped = new AbortController()
      stop.current = stopped
      if (!isSilent) setState({ is: 'keeping', progress: null })
      try {
        const readings = await fetchRound(roundId, queryClient)
        const meeting = await keepMeeting({
          device,
          userId,
          roundId,
          path: pagePath('grantReading', getLocale(), { id: roundId }),
          ...known(queryClient, roundId),
          readings,
          signal: stopped.signal,
          onProgress: (progress) => isSilent || setState({ is: 'keeping', progress }),
        })
        setState({ is: 'kept', meeting })
      } catch (error) {
        // What is there already stays; the next opening tries it again.
        if (!(isSilent || stopped.signal.aborted)) setState({ is: 'failed', error })
      } finally {
        stop.current = null
      }
    },
    [device, queryClient, roundId, userId],
  )

  const forget = useCallback(async (): Promise<void> => {
    stop.current?.abort()
    setState({ is: 'none' })
    const path = pagePath('grantReading', getLocale(), { id: roundId })
    if (device) await forgetGroup(device, { group: groupOf(roundId), path })
  }, [device, roundId])

  const until = state.is === 'kept' ? state.meeting.until : null
  useEffect(() => {
    if (!device || until === null) return
    return followRoom(queryClient, { device, roundId, until: new Date(until) })
  }, [device, queryClient, roundId, until])

  const wasKept = useRef(found !== null)
  const renew = useCallback(() => {
    if (!wasKept.current) return
    wasKept.current = false
    void keep(true)
  }, [keep])

  return { state, keep: () => keep(false), forget, renew }
}

export type UsedKept = ReturnType<typeof useKept>

/** What the page has been told by the portal. */
function known(client: QueryClient, roundId: string) {
  const key = listQuery(roundId).queryKey
  const list = client.getQueryData(key)
  if (!list) throw new Error('not open')
  return {
    ...knownAccess(client),
    list,
    listedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0,
  }
}
