import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { EditDialog } from '../../components/EditDialog.tsx'
import { RowButton } from '../../components/RowButton.tsx'
import { SetupRemoval } from '../../components/SetupRemoval.tsx'
import { SetupSection } from '../../components/SetupSection.tsx'
import { closingDayFields } from '../../model/fields.ts'
import type { ClosingEntry } from '../contract.ts'
import { ClosingDayEdit } from '../forms.ts'
import { saveClosingDays } from '../queries.ts'

/** The days on which a kindergarten is closed, from today on. */
export function ClosingDays(props: {
  kindergartenId: string
  closingDays: readonly ClosingEntry[]
}) {
  const { kindergartenId, closingDays } = props
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<ClosingEntry | null>(null)
  return (
    <SetupSection
      id="kindergarten-closing-days"
      heading={m.kindergarten_setup_closing_days()}
      text={m.kindergarten_setup_closing_days_text()}
      noneText={m.kindergarten_setup_closing_days_empty()}
      add={{ text: m.kindergarten_setup_closing_days_add(), onPress: () => setIsAdding(true) }}
      rows={closingDays.map((span) => ({
        key: span.fromOn,
        name: spanText(span),
        details: (
          <p>
            {textIn(span.reason)}
            {span.days > 1 && ` · ${m.kindergarten_setup_closing_days_count({ count: span.days })}`}
          </p>
        ),
        actions: (
          <RowButton
            text={m.kindergarten_setup_remove()}
            about={spanText(span)}
            onPress={() => setRemoved(span)}
          />
        ),
      }))}
    >
      {isAdding && <AddDialog kindergartenId={kindergartenId} onClose={() => setIsAdding(false)} />}
      {removed && (
        <SetupRemoval
          heading={m.kindergarten_setup_closing_days_remove_heading()}
          yes={m.kindergarten_setup_remove()}
          removedText={m.kindergarten_setup_closing_days_removed()}
          remove={() =>
            saveClosingDays(kindergartenId, {
              action: 'remove',
              fromOn: removed.fromOn,
              toOn: removed.toOn,
            })
          }
          onClose={() => setRemoved(null)}
        >
          <p>{spanText(removed)}</p>
          <p>{m.kindergarten_setup_closing_days_remove_text()}</p>
        </SetupRemoval>
      )}
    </SetupSection>
  )
}

function AddDialog(props: { kindergartenId: string; onClose: () => void }) {
  const { kindergartenId, onClose } = props
  return (
    <EditDialog
      heading={m.kindergarten_setup_closing_days_add()}
      idPrefix="kindergarten-closing-day-"
      fields={closingDayFields}
      values={{}}
      context={null}
      schema={ClosingDayEdit}
      toEdit={(form) => ({ action: 'add', form })}
      draft={{ key: `kindergarten-closing-days:${kindergartenId}` }}
      fieldOf={{
        CLOSING_DAYS_INVALID: 'toOn',
        CLOSING_DAYS_PAST: 'fromOn',
        CLOSING_DAYS_NONE: 'fromOn',
      }}
      save={(edit) => saveClosingDays(kindergartenId, edit)}
      savedText={({ days }) => m.kindergarten_setup_closing_days_added({ count: days })}
      onClose={onClose}
    />
  )
}

/** `28. desember 2026`, or the first day and the last. */
function spanText({ fromOn, toOn }: ClosingEntry): string {
  const text = (day: string) => formatDayAndYear(noonOf(day))
  return fromOn === toOn ? text(fromOn) : `${text(fromOn)} – ${text(toOn)}`
}
