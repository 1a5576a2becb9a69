import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useLoginInPlace } from './use-login-in-place.tsx'

export type Press<Input = void, Answer = unknown> = {
  readonly call: (input: Input) => Promise<Answer>
  readonly changes: QueryKey
  /** Null for what is seen anyway. */
  readonly done: ((answer: Answer) => string) | null
  readonly onDone?: (answer: Answer) => void
  readonly errorText: (failure: unknown) => string
}

/**
 * One press that changes something: it runs once at a time, asks for a login where the session has
 * ended, says what came of it, and fetches again what it changed, also after a refusal.
 */
export function usePress<Input = void, Answer = unknown>(press: Press<Input, Answer>) {
  const { call, changes, done, onDone, errorText } = press
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useSingleMutation<Answer, Input>({
    mutationFn: (input) => whileLoggedIn(() => call(input)),
    onSuccess: (answer) => {
      if (done) showMessage(done(answer), 'success')
      onDone?.(answer)
    },
    onError: (error) => showMessage(errorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
}
