import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { MemberImport } from '../contract.ts'
import { memberImportErrorText } from '../file-texts.ts'
import { inviteMembers, readAgain, undoImport } from '../queries.ts'

export type ImportAction = 'invite' | 'undo'

/** Asks for confirmation before people are invited, or an import is undone. */
export function ImportDialog(props: {
  made: MemberImport
  action: ImportAction
  onClose: () => void
  /** The list of imports says by then what has been done. */
  onDone: () => void
}) {
  const { made, action, onClose, onDone } = props
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const acting = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => actions[action].act(made.id)),
    onSuccess: async (message: string) => {
      await readAgain(queryClient)
      showMessage(message, 'success')
      onDone()
    },
    onError: (error) => {
      setRefused(memberImportErrorText(error))
      readAgain(queryClient)
    },
  })
  const { heading, text, yes } = actions[action]
  return (
    <ConfirmDialog
      heading={heading()}
      yes={yes()}
      isBusy={acting.isPending}
      onConfirm={() => acting.mutate()}
      onClose={onClose}
    >
      <p>{text(made)}</p>
      <div role="alert">
        {refused && (
          <NoticeBox tone="warning">
            <p>{refused}</p>
          </NoticeBox>
        )}
      </div>
    </ConfirmDialog>
  )
}

const actions = {
  invite: {
    heading: m.imported_people_heading,
    text: ({ uninvited }: MemberImport) => m.imported_people_text({ count: uninvited }),
    yes: m.imported_people_invite,
    act: async (id: string) => m.imported_people_done({ count: (await inviteMembers(id)).invited }),
  },
  undo: {
    heading: m.member_undo_heading,
    text: ({ added, accounts }: MemberImport) => m.member_undo_text({ added, accounts }),
    yes: m.member_import_undo,
    act: async (id: string) => {
      const { memberships, accounts } = await undoImport(id)
      return m.member_undo_done({ memberships, accounts })
    },
  },
} as const
