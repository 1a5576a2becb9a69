import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { Participants } from '../contract.ts'
import { participantsQuery, sendScan } from '../queries.ts'
import { browserStorage, createScanStore } from './scan-store.ts'
import { createScanSender } from './send-scans.ts'
import type { WaitingScan } from './waiting-scans.ts'

/**
 * Lets people in. Scans that wait in this browser are sent when the page opens, when the network is
 * back, and when the page becomes visible again.
 * @param userId who lets them in
 */
export function useScanning(userId: string) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [sender] = useState(() =>
    createScanSender({
      store: createScanStore(userId, browserStorage()),
      send: (scan) => whileLoggedIn(() => sendScan(scan)),
      onSent: (scan) => {
        const { queryKey } = participantsQuery({ id: scan.associationId, eventId: scan.eventId })
        queryClient.setQueryData(queryKey, (list) => list && withSent(list, scan))
      },
    }),
  )
  const scanning = useSyncExternalStore(sender.subscribe, sender.getState, sender.getState)

  useEffect(() => {
    const flush = () => void sender.flush()
    flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      sender.stop()
    }
  }, [sender])

  return { ...scanning, scan: sender.scan, flush: sender.flush }
}

/** Of two scans the earlier one counts; the list of the portal says so a moment later. */
function withSent(list: Participants, { id, placeId, scannedAt, undoneAt }: WaitingScan) {
  return {
    ...list,
    items: list.items.map((one) => {
      if (one.placeId !== placeId) return one
      if (undoneAt !== null) return one.letIn?.scanId === id ? { ...one, letIn: null } : one
      const letIn = one.letIn ?? { scanId: id, at: scannedAt, by: '', times: 1 }
      return { ...one, letIn }
    }),
  }
}
