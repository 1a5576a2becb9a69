import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Calculation } from '#core/health-refunds/rules/calculate-refund.ts'
import type { AmendedLine } from '../model/amendment.ts'
import type { TryForm } from './forms.ts'
import { tryQuery } from './queries.ts'

/** Long enough not to ask for the sum at every digit. */
const pauseMs = 600

export type NewSum = {
  /** The last one that was worked out. */
  readonly calculation: Calculation | null
  /** What the typed lines come to, in øre; null until that is worked out. */
  readonly afterOre: number | null
  /** An amount that is typed is none. */
  readonly isInvalid: boolean
  readonly error: Error | null
  readonly retry: () => unknown
}

/** The sum of lines as they are typed, worked out by the server a moment after the last change. */
export function useNewSum(caseId: string, lines: readonly AmendedLine[] | null): NewSum {
  // Reasons change no sum.
  const typed = JSON.stringify(lines?.map(({ id, acceptedOre }) => ({ id, acceptedOre })) ?? null)
  const settled = useSettled(typed)
  const wanted = useMemo(() => JSON.parse(settled) as TryForm['lines'] | null, [settled])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...tryQuery(caseId, wanted ?? []),
    enabled: wanted !== null,
  })
  const isCurrent = typed === settled && wanted !== null && !isPlaceholderData && error === null
  const calculation = data?.calculation ?? null
  return {
    calculation,
    afterOre: isCurrent && calculation ? calculation.payoutOre : null,
    isInvalid: lines === null,
    error,
    retry: refetch,
  }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
