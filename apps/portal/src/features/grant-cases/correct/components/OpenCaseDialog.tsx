import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { RoundApplication } from '../../model/contract.ts'
import { grantCaseErrorText } from '../../model/refusal-messages.ts'
import { openCase } from '../queries.ts'

type Props = { application: RoundApplication; onClose: () => void }

/** For an application whose case went with the account that sent it. */
export function OpenCaseDialog({ application: { id, reference }, onClose }: Props) {
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const opening = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => openCase(id)),
    onSuccess: () => {
      showMessage(m.grant_cases_opened(), 'success')
      onClose()
    },
    onError: (error) => setRefused(grantCaseErrorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  })
  return (
    <ConfirmDialog
      heading={m.grant_cases_open_heading({ reference })}
      yes={m.grant_cases_open()}
      isBusy={opening.isPending}
      onConfirm={() => opening.mutate()}
      onClose={onClose}
    >
      <p>{m.grant_cases_open_text()}</p>
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
