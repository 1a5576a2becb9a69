import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { isUnreachable } from '#core/staff-area/saved/use-saved-opening.ts'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OpenItem } from '../model/contract.ts'
import { committeeErrorText } from '../model/refusal-messages.ts'
import { saveProposals } from '../propose/queries.ts'
import { type Change, undoOf } from '../propose/scenario.ts'
import { listQuery } from '../read/queries.ts'
import { proposalMark } from './marks/proposal-mark.ts'
import type { Room } from './use-room.ts'

type Saving = {
  readonly changes: readonly Change[]
  /** As they were before; null where the saving takes others back. */
  readonly before: readonly OpenItem[] | null
  readonly onDone: () => void
}

/**
 * Saves the proposals of a scenario in one press, and takes them back in another one. Without a network
 * they wait on this device, like points.
 */
export function useProposing(roundId: string, { mark }: Pick<Room['marking'], 'mark'>) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [undo, setUndo] = useState<readonly Change[] | null>(null)
  const saving = useSingleMutation({
    mutationFn: ({ changes }: Saving) => whileLoggedIn(() => saveProposals(roundId, [...changes])),
    onSuccess: ({ items }, { before, onDone }) => {
      showMessage(m.grant_committee_proposal_saved(), 'success')
      setUndo(before && undoOf(before, items))
      onDone()
    },
    onError: (error, { changes, before, onDone }) => {
      if (!isUnreachable(error)) return showMessage(committeeErrorText(error), 'error')
      for (const change of changes) mark(proposalMark(roundId, change, new Date()))
      showMessage(m.grant_committee_proposal_later(), 'success')
      // Sent one by one; what the portal takes is changed like any other proposal.
      if (before === null) setUndo(null)
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listQuery(roundId).queryKey }),
  })
  return {
    isPending: saving.isPending,
    undo,
    save: (changes: readonly Change[], before: readonly OpenItem[], onDone: () => void) =>
      saving.mutate({ changes, before, onDone }),
    takeBack: () => undo && saving.mutate({ changes: undo, before: null, onDone: () => undefined }),
  }
}
