import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { Direction } from './order.ts'

/** Moves entries of a list that staff set. */
export type Moving<Entry> = {
  readonly isPending: boolean
  readonly move: (entry: Entry, to: Direction) => void
  /** The id of the button, which keeps the focus when its row moves. */
  readonly buttonId: (entry: Entry, to: Direction) => string
}

/**
 * @param idOf names the entry among all entries of the page
 * @param queryKey of the lists, which are read again
 */
export function useMove<Entry>(options: {
  idOf: (entry: Entry) => string
  queryKey: readonly unknown[]
  send: (entry: Entry, to: Direction) => Promise<unknown>
  errorText: (failure: unknown) => string
}): Moving<Entry> {
  const { idOf, queryKey, send, errorText } = options
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const pressed = useRef<string | null>(null)
  const buttonId = (entry: Entry, to: Direction) => `move-${to}-${idOf(entry)}`
  const mutation = useSingleMutation({
    mutationFn: ({ entry, to }: { entry: Entry; to: Direction }) =>
      whileLoggedIn(() => send(entry, to)),
    onSuccess: () => showMessage(m.editable_moved(), 'success'),
    onError: (error) => showMessage(errorText(error), 'error'),
    onSettled: async (_, __, { entry, to }) => {
      await queryClient.invalidateQueries({ queryKey })
      pressed.current = buttonId(entry, to)
    },
  })
  useEffect(() => {
    if (pressed.current === null || mutation.isPending) return
    document.getElementById(pressed.current)?.focus()
    pressed.current = null
  })
  return {
    isPending: mutation.isPending,
    move: (entry, to) => mutation.mutate({ entry, to }),
    buttonId,
  }
}
