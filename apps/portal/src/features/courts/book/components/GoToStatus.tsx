import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { Waiting } from '#ui/Waiting.tsx'
import type { CourtSearch } from '../../timeslots/court-search.ts'

/** Goes to the status step. It replaces the history entry, so that Back does not return here. */
export function GoToStatus({ paymentId }: { paymentId: string }) {
  const resume = useEffectEvent(useGoToStatus())
  useEffect(() => resume(paymentId), [paymentId])
  return <Waiting rows={3} />
}

export function useGoToStatus(): (paymentId: string) => void {
  const navigate = useNavigate()
  return (paymentId) =>
    void navigate({
      to: '/sports/courts-and-halls',
      search: (search: CourtSearch) => ({
        ...search,

        step: 'status' as const,
        reservation: undefined,
        paymentId,
      }),
      replace: true,
    })
}
