import { useQueryClient } from '@tanstack/react-query'
import { useOfflineMarks } from '#core/offline-marks/use-offline-marks.ts'
import type { DoorList } from '../contract.ts'
import { doorChanged, doorQuery, sendScan } from '../queries.ts'
import { scanKind, type WaitingScan } from './scan-kind.ts'

/**
 * Lets people in at dates of courses.
 * @param userId who does
 */
export function useScanning(userId: string) {
  const queryClient = useQueryClient()
  return useOfflineMarks(scanKind, {
    userId,
    send: sendScan,
    onSent: (scan) => {
      const { queryKey } = doorQuery(scan.dateId)
      queryClient.setQueryData(queryKey, (list) => list && withSent(list, scan))
    },
    onSentElsewhere: () => void queryClient.invalidateQueries(doorChanged),
  })
}

/** Of two scans the earlier one counts; the list of the portal says so a moment later. */
function withSent(list: DoorList, { id, ticketId, scannedAt, undoneAt }: WaitingScan): DoorList {
  return {
    ...list,
    items: list.items.map((one) => {
      if (one.id !== ticketId) return one
      if (undoneAt !== null) return one.admission?.scanId === id ? { ...one, admission: null } : one
      const admission = one.admission ?? { scanId: id, at: scannedAt, by: '', times: 1 }
      return { ...one, admission }
    }),
  }
}
