import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import formStyles from '#ui/form/Form.module.css'
import type { TabValues } from '../use-tab-values.ts'

type Props = {
  kept: TabValues
  /** The form is as if nothing had been typed. */
  discard: () => void
}

/** That what somebody typed before is back, and the way to give it up. */
export function TabValuesNote({ kept: { restored }, discard }: Props) {
  return (
    <div>
      <p role="status" className={formStyles.hint}>
        {restored && m.staff_draft_restored({ time: formatDayAndTime(new Date(restored.savedAt)) })}
      </p>
      {restored && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={discard}>
          {m.staff_draft_discard()}
        </Button>
      )}
    </div>
  )
}
