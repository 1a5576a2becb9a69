import { useQueryClient } from '@tanstack/react-query'
import { ownAssociationsQuery } from '#core/associations/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { contactErrorText } from '../model/refusal-messages.ts'
import { contactsKey } from './queries.ts'

/** Something that a press does, with what is said after it; all that shows contact persons is read again. */
export function useContactAction<Answer>(
  action: () => Promise<Answer>,
  { said, onDone }: { said: (answer: Answer) => string; onDone?: () => void },
) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation<Answer>({
    mutationFn: () => whileLoggedIn(action),
    onSuccess: (answer) => {
      showMessage(said(answer), 'success')
      onDone?.()
    },
    onError: (error) => showMessage(contactErrorText(error), 'error'),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: contactsKey })
      await queryClient.invalidateQueries({ queryKey: ownAssociationsQuery.queryKey })
    },
  })
}
