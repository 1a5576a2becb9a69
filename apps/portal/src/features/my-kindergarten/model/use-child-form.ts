import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { myKindergartenKey } from './queries.ts'

/**
 * What a form sends: it runs once at a time, and a refusal is shown in the form, where it takes the focus
 * (`ProblemSummary`). @returns `failures`: how often it was refused
 */
export function useChildForm<Input>(form: {
  readonly call: (input: Input) => Promise<unknown>
  readonly done: () => string
  readonly onDone: () => void
}) {
  const { call, done, onDone } = form
  const [failures, setFailures] = useState(0)
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const sending = useSingleMutation<unknown, Input>({
    mutationFn: (input) => whileLoggedIn(() => call(input)),
    onSuccess: () => {
      showMessage(done(), 'success')
      onDone()
    },
    onError: () => setFailures((count) => count + 1),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myKindergartenKey }),
  })
  return { ...sending, failures }
}
