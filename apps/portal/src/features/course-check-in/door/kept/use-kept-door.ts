import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { knownAccess } from '#core/staff-area/saved/saved-access.ts'
import { getLocale } from '#locale'
import { canSavePages, keepPage } from '#platform/device-store/saved-pages.ts'
import { claimDevice, forgetGroup, openDevice } from '#platform/device-store/this-device.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { loadCamera } from '../camera/load-camera.ts'
import type { DoorList } from '../contract.ts'
import { entryOf, groupOf, type KeptDoor, keptUntil } from './kept-door.ts'

export type KeptState = 'impossible' | 'none' | 'keeping' | 'failed' | 'kept'

type Listed = { readonly list: DoorList; readonly listedAt: number; readonly isStale: boolean }

/**
 * Keeping the list of a date on this phone. What is kept follows what the page learns; the page itself is
 * kept anew each time it opens with a network.
 */
export function useKeptDoor(
  userId: string,
  { list, listedAt, isStale }: Listed,
  found: KeptDoor | null,
) {
  const { id } = list
  const queryClient = useQueryClient()
  const [device] = useState(() => openDevice(userId))
  const [state, setState] = useState<KeptState>(() =>
    found ? 'kept' : device !== null && canSavePages() ? 'none' : 'impossible',
  )
  const until = keptUntil(list)
  const isOver = until.getTime() <= Date.now()
  const path = pagePath('courseDoor', getLocale(), { id })

  /** One after the other: what is removed is not written again. */
  const work = useRef<Promise<unknown>>(Promise.resolve())

  const write = useCallback((): Promise<void> => {
    const put = async (): Promise<void> => {
      if (!device) return
      const ends = keptUntil(list)
      const kept: KeptDoor = {
        ...knownAccess(queryClient),
        path,
        list,
        listedAt,
        until: ends.getTime(),
      }
      await device.putJson({ id: entryOf(id), group: groupOf(id), until: ends }, kept)
    }
    const done = work.current.then(put)
    work.current = done.catch(() => undefined)
    return done
  }, [device, id, list, listedAt, path, queryClient])

  async function keep(): Promise<void> {
    setState('keeping')
    try {
      await claimDevice(userId, until)
      await keepPage(path, loadCamera)
      await write()
      setState('kept')
    } catch {
      setState('failed')
    }
  }

  const forget = useCallback(async (): Promise<void> => {
    setState((before) => (before === 'impossible' ? before : 'none'))
    await work.current
    if (device) await forgetGroup(device, { group: groupOf(id), path })
  }, [device, id, path])

  const isKept = state === 'kept'
  useEffect(() => {
    if (isKept) write().catch(() => undefined)
  }, [isKept, write])

  // A date that was moved is kept until its new end, and scripts of the page may be others.
  const wasKept = useRef(found !== null)
  useEffect(() => {
    if (!wasKept.current || isStale || listedAt <= (found?.listedAt ?? 0)) return
    wasKept.current = false
    const renew = async () => {
      await claimDevice(userId, keptUntil(list))
      await keepPage(path, loadCamera)
    }
    renew().catch(() => undefined)
  }, [found, isStale, list, listedAt, path, userId])

  return { state: isOver && !isKept ? 'impossible' : state, until, keep, forget } as const
}

export type UsedKeptDoor = ReturnType<typeof useKeptDoor>
