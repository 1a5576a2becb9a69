import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOfflineMarks } from '#core/offline-marks/use-offline-marks.ts'
import type { StaffClassDetails } from '../contract.ts'
import { sendMark, staffClassesChanged, staffClassQuery } from '../queries.ts'
import { attendanceKind, type WaitingMark } from './waiting-marks.ts'

/**
 * Attendance marks of a member of staff.
 * @param staffId who made the marks
 */
export function useMarking(staffId: string) {
  const queryClient = useQueryClient()
  const marking = useOfflineMarks(attendanceKind, {
    userId: staffId,
    send: sendMark,
    onSent: (mark) => {
      const { queryKey } = staffClassQuery(String(mark.classId))
      queryClient.setQueryData(queryKey, (staffClass) => staffClass && withSent(staffClass, mark))
    },
    onSentElsewhere: () => void queryClient.invalidateQueries(staffClassesChanged),
  })

  useEffect(
    () => () => void queryClient.invalidateQueries({ ...staffClassesChanged, refetchType: 'none' }),
    [queryClient],
  )

  return marking
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
