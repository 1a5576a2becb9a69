import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { staffMemberErrorText } from '../../model/refusal-messages.ts'
import { staffMembersKey } from '../queries.ts'

/** A correction by staff: once at a time, with what came of it; the list is fetched again. */
export function useStaffAction<Answer>(
  id: string,
  action: {
    readonly call: () => Promise<Answer>
    readonly done: (answer: Answer) => string
    readonly onDone: () => void
  },
) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useSingleMutation<Answer>({
    mutationFn: action.call,
    onSuccess: (answer) => {
      showMessage(action.done(answer), 'success')
      action.onDone()
    },
    onError: (error) => showMessage(staffMemberErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffMembersKey(id) }),
  })
}
