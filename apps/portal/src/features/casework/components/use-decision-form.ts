import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import type { CaseStep, OpenCase } from '../contract.ts'
import { DecisionForm } from '../decision-form.ts'
import { type DecidedValues, forgetUndone, useJustDecided } from '../just-decided.ts'

const decided = ['action', 'terms', 'reasons', 'comment'] as const

/**
 * The form of a decision. It holds the case as it was when the user started to fill it in: later
 * changes by others are reported, and a decision about a changed case is refused.
 */
export function useDecisionForm(found: OpenCase) {
  const form = useForm({
    resolver: zodResolver(DecisionForm),
    defaultValues: { version: found.version, comment: '' },
    shouldFocusError: false,
  })
  const { id, version } = found
  const draft = useStaffDraft(form, { key: `case-decision:${id}`, fields: ['comment'], version })
  const [seen, setSeen] = useState(draft.restored?.version ?? version)
  const { undone } = useJustDecided()
  const fillAgain = useEffectEvent((values: DecidedValues) => {
    // Somebody who began to write meanwhile goes on with that.
    if (form.getValues('comment') !== '') return
    for (const field of decided) form.setValue(field, values[field], { shouldDirty: true })
  })
  useEffect(() => {
    if (undone?.id !== id) return
    fillAgain(undone.values)
    forgetUndone()
  }, [undone, id])
  const isDirty = form.formState.isDirty || draft.restored !== null
  if (!isDirty && seen !== found.version) setSeen(found.version)
  return {
    form,
    draft,
    /** The version that a decision is about. */
    seen,
    missed: isDirty ? stepsSince(found, seen) : [],
    acknowledge: () => setSeen(found.version),
  }
}

/** A version is one more than there were events. */
function stepsSince({ events }: OpenCase, version: number): CaseStep[] {
  return events.slice(version - 1)
}

export type DecisionFormState = ReturnType<typeof useDecisionForm>['form']
