import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import formStyles from '#ui/form/Form.module.css'
import type { UsedDraft } from './use-staff-draft.ts'

/** What has become of what somebody types: that it is saved or is not, and that it was brought back. */
export function DraftNote({ draft }: { draft: UsedDraft }) {
  const { state, restored, isOutdated, discard } = draft
  return (
    <div>
      <p role="status" className={formStyles.hint}>
        {state === 'failed' && m.staff_draft_failed()}
        {state === 'kept' && m.staff_draft_kept()}
        {state === 'none' &&
          restored &&
          m.staff_draft_restored({ time: formatDayAndTime(new Date(restored.savedAt)) })}
        {isOutdated && ` ${m.staff_draft_outdated()}`}
      </p>
      {restored && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={discard}>
          {m.staff_draft_discard()}
        </Button>
      )}
    </div>
  )
}
