import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { saveSetup, setupQuery } from '../queries.ts'
import { setupErrorText } from '../refusal-messages.ts'
import type { EditOf } from '../setup-forms.ts'

export type Move = Omit<EditOf<'move'>, 'kind'>

/** The id of the button, which keeps the focus when its row moves. */
export const moveId = ({ category: { id }, subcategoryId, to }: Move) =>
  ['inquiry-setup', to, id, ...(subcategoryId === null ? [] : [subcategoryId])].join('-')

export function useMove() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const pressed = useRef<string | null>(null)
  const mutation = useSingleMutation({
    mutationFn: (move: Move) => whileLoggedIn(() => saveSetup({ kind: 'move', ...move })),
    onSuccess: () => showMessage(m.inquiry_setup_moved(), 'success'),
    onError: (error) => showMessage(setupErrorText(error), 'error'),
    onSettled: async (_, __, move) => {
      await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
      pressed.current = moveId(move)
    },
  })
  useEffect(() => {
    if (pressed.current === null || mutation.isPending) return
    document.getElementById(pressed.current)?.focus()
    pressed.current = null
  })
  return mutation
}
