import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { limitProposal, RefundLimits } from '../contract.ts'
import { limitFields } from '../limit-fields.ts'
import { limitErrorText, limitFieldText } from '../limit-texts.ts'
import { limitsQuery, proposeLimits } from '../queries.ts'

/** The page where administrators set from which amount a refund by card needs a second person. */
export function RefundLimitsPage() {
  return (
    <StaffPage heading={m.refund_limits_heading()} intro={m.refund_limits_intro()} needs={'admin'}>
      {() => <Limits />}
    </StaffPage>
  )
}

function Limits() {
  const { data, error, refetch } = useQuery(limitsQuery)
  if (error && !data) return <LoadFailure text={limitErrorText(error)} retry={refetch} />
  if (!data) return <Waiting rows={3} />
  return (
    <>
      <Proposals kinds={[limitProposal]} />
      <LimitsForm key={data.version} saved={data} />
    </>
  )
}

function LimitsForm({ saved }: { saved: RefundLimits }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { version } = saved
  const form = useEditableForm(limitFields, {
    idPrefix: 'limit-',
    values: saved,
    schema: RefundLimits,
    toEdit: (values) => ({ ...values, version }),
    draft: { key: 'refund-limits', version },
    errorText: limitErrorText,
    codeText: limitFieldText,
    send: async (limits, draft) => {
      try {
        await whileLoggedIn(() => proposeLimits(limits))
        draft.forget()
        showMessage(m.refund_limit_proposed(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
      }
    },
  })
  return <EditableForm form={form} context={null} save={m.refund_limit_propose()} />
}
