import { Button } from '@digdir/designsystemet-react'
import { stateReasonTexts } from '#core/associations/names.ts'
import { m } from '#messages'
import { confirmDetails } from '../queries.ts'
import { dayText } from '../standing-text.ts'
import { useContactAction } from '../use-contact-action.ts'

/** One press says that all is right, for half a year. */
export function ConfirmButton({ id, name }: { id: string; name: string }) {
  const confirming = useContactAction(() => confirmDetails(id), {
    said: ({ state, stateReason, dueOn }) =>
      state === 'active'
        ? m.association_contacts_confirmed({ day: dayText(dueOn) })
        : `${m.association_contacts_confirmed_inactive()} ${stateReasonTexts[stateReason]()}`,
  })
  return (
    <Button
      loading={confirming.isPending}
      aria-label={m.association_contacts_confirm_of({ association: name })}
      onClick={() => confirming.mutate()}
    >
      {m.association_contacts_confirm()}
    </Button>
  )
}
