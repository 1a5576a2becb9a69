import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { StaffClassDetails } from '../contract.ts'
import { sendMark, staffClassesChanged, staffClassQuery } from '../queries.ts'
import { browserStorage, createMarkStore } from './mark-store.ts'
import { createMarkSender } from './send-marks.ts'
import type { WaitingMark } from './waiting-marks.ts'

/**
 * Attendance marks of a member of staff. Marks that wait in this browser are sent when the page opens,
 * when the network is back, and when the page becomes visible again.
 * @param staffId who made the marks
 */
export function useMarking(staffId: string) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [sender] = useState(() =>
    createMarkSender({
      store: createMarkStore(staffId, browserStorage()),
      send: (mark) => whileLoggedIn(() => sendMark(mark)),
      onSent: (mark) => {
        const { queryKey } = staffClassQuery(String(mark.classId))
        queryClient.setQueryData(queryKey, (staffClass) => staffClass && withSent(staffClass, mark))
      },
    }),
  )
  const marking = useSyncExternalStore(sender.subscribe, sender.getState, sender.getState)

  useEffect(() => {
    const flush = () => void sender.flush()
    flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      sender.stop()
      void queryClient.invalidateQueries({ ...staffClassesChanged, refetchType: 'none' })
    }
  }, [sender, queryClient])

  return { ...marking, mark: sender.mark, flush: sender.flush }
}

function withSent(
  staffClass: StaffClassDetails,
  { bookingId, mark }: WaitingMark,
): StaffClassDetails {
  return {
    ...staffClass,
    participants: staffClass.participants.map((participant) =>
      participant.bookingId === bookingId ? { ...participant, mark } : participant,
    ),
  }
}
