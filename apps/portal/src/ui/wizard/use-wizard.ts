import { useCallback, useEffect, useRef, useState } from 'react'
import {
  nextStage,
  pageOfStage,
  type WizardSearch,
  type WizardStage,
  type WizardStep,
} from './wizard-stage.ts'

/**
 * Where somebody is in a form of three pages. The address follows each step; the browser's back
 * button goes back to the form, and an address without what belongs to it leads to the first page.
 * @param go to another page of the form; `replace` leaves no step behind
 */
export function useWizard(
  begin: WizardStage,
  { page = 1 }: WizardSearch,
  go: (search: WizardSearch, replace: boolean) => void,
) {
  const [stage, setStage] = useState(begin)
  /** The page that the last step has led to: another one in the address is the browser's doing. */
  const expected = useRef<1 | 2 | 3 | null>(null)
  const own = pageOfStage(stage)

  const take = useCallback(
    (step: WizardStep) => {
      const next = nextStage(stage, step)
      const to = pageOfStage(next)
      setStage(next)
      if (to === own) return
      expected.current = to
      go({ page: to }, to === 3)
    },
    [stage, own, go],
  )

  useEffect(() => {
    if (page === own) {
      expected.current = null
      return
    }
    // On its way there.
    if (expected.current === own) return
    if (page === 1 && stage === 'verified') setStage(nextStage(stage, 'back'))
    else go({ page: own }, true)
  }, [page, own, stage, go])

  return { stage, page: own, take }
}
