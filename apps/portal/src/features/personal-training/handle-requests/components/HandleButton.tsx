import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffRequest } from '../../model/contract.ts'
import { handleErrorText } from '../../model/refusal-messages.ts'
import { allRequestsQuery, markHandled } from '../queries.ts'

export function HandleButton({ request: { id, name } }: { request: StaffRequest }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const handling = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => markHandled(id)),
    onSuccess: () => showMessage(m.training_request_handled_done({ name }), 'success'),
    onError: (error) => showMessage(handleErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allRequestsQuery.queryKey }),
  })
  return (
    <Button
      variant="secondary"
      data-size="sm"
      loading={handling.isPending}
      onClick={() => handling.mutate()}
      aria-label={m.training_request_handle_of({ name })}
    >
      {m.training_request_handle()}
    </Button>
  )
}
