import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { Waiting } from '#ui/Waiting.tsx'
import type { CourtSearch } from '../court-search.ts'

/** Goes on to what became of a payment. The way back does not lead through it again. */
export function ToStatus({ paymentId }: { paymentId: string }) {
  const resume = useEffectEvent(useToStatus())
  useEffect(() => resume(paymentId), [paymentId])
  return <Waiting rows={3} />
}

export function useToStatus(): (paymentId: string) => void {
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
