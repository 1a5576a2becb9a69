import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { OpenEvent, OwnEvent } from '../../manage/contract.ts'
import { CallOffForm, type Scope } from '../../manage/event-form.ts'
import { eventFieldText } from '../../manage/field-texts.ts'
import { eventQueriesOf, openEventQuery } from '../../manage/queries.ts'
import { eventErrorText } from '../../model/event-refusal-texts.ts'
import { calledOffText } from '../called-off-text.ts'
import { callOffEvents } from '../queries.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

type Props = { id: string; event: OwnEvent; onClose: () => void }

/** Calls off an event, when somebody has read how many have booked and what they get back. */
export function CallOffDialog(props: Props) {
  const { id, event, onClose } = props
  const { data, error, refetch } = useQuery(openEventQuery(id, event.id))
  return (
    <Dialog heading={m.association_event_call_off_heading()} onClose={onClose}>
      {data ? (
        <CallOff {...props} open={data} />
      ) : error ? (
        <LoadFailure text={eventErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </Dialog>
  )
}

const idPrefix = 'call-off-'

function CallOff({ id, event, open, onClose }: Props & { open: OpenEvent }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [scope, setScope] = useState<Scope>('one')
  const bodyOf = (reason: string): CallOffForm => ({ version: open.version, scope, reason })
  const form = useForm<{ reason: string }>({
    resolver: (typed) => {
      const { error } = CallOffForm.safeParse(bodyOf(typed.reason))
      const message = error?.issues[0]?.message
      return message
        ? { values: {}, errors: { reason: { type: 'value', message } } }
        : { values: typed, errors: {} }
    },
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: eventErrorText,
    codeText: eventFieldText,
    send: async ({ reason }) => {
      const { told } = await whileLoggedIn(() => callOffEvents(id, event.id, bodyOf(reason)))
      showMessage(calledOffText(told), 'success')
      onClose()
      await queryClient.invalidateQueries(eventQueriesOf(id))
    },
  })
  const { people, waiting, refundOre } = scope === 'one' ? open.booked : open.following
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <ScopeChoice id={`${idPrefix}scope`} event={event} scope={scope} onChange={setScope} />
      <p role="status">
        {people + waiting === 0
          ? m.association_event_call_off_nobody()
          : m.association_event_call_off_text({ count: people + waiting })}{' '}
        {refundOre > 0 && m.association_event_call_off_refund({ amount: formatKroner(refundOre) })}
      </p>
      <TextArea
        id={`${idPrefix}reason`}
        label={m.association_event_reason()}
        hint={m.association_event_call_off_reason_hint()}
        error={textOf('reason')}
        {...form.register('reason')}
      />
      <div className={formStyles.actions}>
        <Button type="submit" loading={isSubmitting}>
          {m.association_event_call_off()}
        </Button>
        <Button type="button" variant="secondary" onClick={onClose}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  )
}
