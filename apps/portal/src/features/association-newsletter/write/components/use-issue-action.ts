import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { newsletterErrorText } from '../../model/refusal-messages.ts'
import { allNewsletterQueries } from '../queries.ts'

/** Runs the action of a button, with its messages. */
export function useIssueAction<Answer>(
  run: () => Promise<Answer>,
  { doneText, onDone }: { doneText?: string; onDone?: (answer: Answer) => unknown } = {},
) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => whileLoggedIn(run),
    onSuccess: (answer) => {
      if (doneText) showMessage(doneText, 'success')
      onDone?.(answer)
    },
    onError: (error) => showMessage(newsletterErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(allNewsletterQueries),
  })
  return { isPending, press: () => isPending || mutate() }
}
