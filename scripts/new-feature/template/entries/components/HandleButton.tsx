import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffEntry } from '../../model/contract.ts'
import { handleErrorText } from '../../model/refusal-messages.ts'
import { allEntriesQuery, markHandled } from '../queries.ts'

export function HandleButton({ entry: { id, name } }: { entry: StaffEntry }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const handling = useMutation({
    mutationFn: () => whileLoggedIn(() => markHandled(id)),
    onSuccess: () => showMessage(m.suggestion_box_handled_done({ name }), 'success'),
    onError: (error) => showMessage(handleErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allEntriesQuery.queryKey }),
  })
  return (
    <Button
      variant="secondary"
      data-size="sm"
      loading={handling.isPending}
      onClick={() => handling.isPending || handling.mutate()}
      aria-label={m.suggestion_box_handle_of({ name })}
    >
      {m.suggestion_box_handle()}
    </Button>
  )
}
