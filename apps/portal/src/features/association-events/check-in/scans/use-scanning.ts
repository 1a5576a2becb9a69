import { useQueryClient } from '@tanstack/react-query'
import { useOfflineMarks } from '#core/offline-marks/use-offline-marks.ts'
import type { Participants } from '../contract.ts'
import { participantsChanged, participantsQuery, sendScan } from '../queries.ts'
import { scanKind, type WaitingScan } from './waiting-scans.ts'

/**
 * Admits people to an event.
 * @param userId who admits them
 */
export function useScanning(userId: string) {
  const queryClient = useQueryClient()
  return useOfflineMarks(scanKind, {
    userId,
    send: sendScan,
    onSent: (scan) => {
      const { queryKey } = participantsQuery({ id: scan.associationId, eventId: scan.eventId })
      queryClient.setQueryData(queryKey, (list) => list && withSent(list, scan))
    },
    onSentElsewhere: () => void queryClient.invalidateQueries(participantsChanged),
  })
}

/** Of two scans the earlier one counts; the list of the portal says so a moment later. */
function withSent(list: Participants, { id, placeId, scannedAt, undoneAt }: WaitingScan) {
  return {
    ...list,
    items: list.items.map((one) => {
      if (one.placeId !== placeId) return one
      if (undoneAt !== null) return one.admission?.scanId === id ? { ...one, admission: null } : one
      const admission = one.admission ?? { scanId: id, at: scannedAt, by: '', times: 1 }
      return { ...one, admission }
    }),
  }
}
