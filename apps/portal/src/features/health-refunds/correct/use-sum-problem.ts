import { useEffect } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import type { TypedAmendment } from './typed-amendment.ts'

/** What was wrong with the sum is about the one before. */
export function useSumProblem<Typed extends TypedAmendment>(
  form: UseFormReturn<Typed>,
  afterOre: number | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sum
  useEffect(() => form.clearErrors('sum' as Path<Typed>), [form, afterOre])
}
