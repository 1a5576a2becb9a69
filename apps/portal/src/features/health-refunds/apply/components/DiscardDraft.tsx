import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { healthRefundsKey } from '../../model/queries.ts'
import { refundErrorText } from '../../model/refund-errors.ts'
import { discardDraft } from '../queries.ts'
import type { RefundForm } from '../use-refund-form.ts'

/** Throws away what is filled in and not sent, after a last question. */
export function DiscardDraft({ form, isNew }: { form: RefundForm; isNew: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const discarding = useSingleMutation({
    mutationFn: async () => {
      await form.saving.stop()
      await whileLoggedIn(() => discardDraft(form.place))
    },
    onSuccess: async () => {
      const { id } = form.place
      await queryClient.invalidateQueries({ queryKey: healthRefundsKey })
      await (id === undefined
        ? navigate({ to: '/my-page/health/refund' })
        : navigate({ to: '/my-page/health/refund/application/$id', params: { id } }))
    },
    onError: form.saving.resume,
  })
  return (
    <>
      <Button type="button" variant="tertiary" onClick={() => setOpen(true)}>
        {isNew ? m.health_refund_discard() : m.health_refund_discard_changes()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.health_refund_discard_heading()}
          yes={m.health_refund_discard_yes()}
          isBusy={discarding.isPending}
          onConfirm={() => discarding.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{isNew ? m.health_refund_discard_text() : m.health_refund_discard_changes_text()}</p>
          {discarding.error && <p role="alert">{refundErrorText(discarding.error)}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
