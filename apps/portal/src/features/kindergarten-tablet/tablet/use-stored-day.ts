import { useEffect, useRef, useState } from 'react'
import { getLocale } from '#locale'
import { deviceOwner } from '#platform/device-store/marker.ts'
import { canSavePages, keepPage } from '#platform/device-store/saved-pages.ts'
import { claimDevice, forgetDevice } from '#platform/device-store/this-device.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { TabletDay } from '../list/contract.ts'
import {
  isStoringOff,
  openTabletStore,
  setStoringOff,
  storeDay,
  storedUntil,
} from './this-tablet.ts'

export type StoredState = 'impossible' | 'storing' | 'stored' | 'failed' | 'removed'

/** Nothing else is loaded later on. */
const loadNothing = async (): Promise<void> => undefined

/**
 * Has the list of today, and the page itself, on the tablet, until the end of the day. It was paired for
 * that; a press removes it.
 */
export function useStoredDay(day: TabletDay, isFresh: boolean) {
  const { deviceId, onDate } = day
  const [state, setState] = useState<StoredState>(() => {
    if (openTabletStore(deviceId) === null || !canSavePages()) return 'impossible'
    return isStoringOff() ? 'removed' : 'storing'
  })
  const isWanted = state !== 'impossible' && state !== 'removed'
  /** One after the other: what is removed is not written again. */
  const work = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    if (!isFresh || !isWanted) return
    const store = async (): Promise<void> => {
      await claimDevice(deviceOwner(deviceId), storedUntil({ onDate }))
      await keepPage(pagePath('kindergartenTablet', getLocale()), loadNothing)
    }
    work.current = work.current.then(store).then(
      () => setState((before) => (before === 'removed' ? before : 'stored')),
      () => setState((before) => (before === 'removed' ? before : 'failed')),
    )
  }, [isFresh, isWanted, deviceId, onDate])

  useEffect(() => {
    if (state !== 'stored' || !isFresh) return
    work.current = work.current.then(() => storeDay(day)).catch(() => undefined)
  }, [state, isFresh, day])

  return {
    state,
    store: (): void => {
      setStoringOff(false)
      setState('storing')
    },
    remove: async (): Promise<void> => {
      setStoringOff(true)
      setState('removed')
      await work.current
      await forgetDevice()
    },
  } as const
}

export type StoredDay = ReturnType<typeof useStoredDay>
