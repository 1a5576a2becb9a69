import { Button } from '@digdir/designsystemet-react'
import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import type { InstitutionSetup, StaffCampus } from '../contract.ts'
import { type Edited, seenOf } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import styles from './Setup.module.css'

/** The campuses in their order. */
export function Campuses(props: { setup: InstitutionSetup; onEdit: (edited: Edited) => void }) {
  const { setup, onEdit } = props
  const { campuses } = setup
  const moving = useMove<StaffCampus>({
    idOf: ({ id }) => `campus-${id}`,
    queryKey: setupQuery.queryKey,
    send: (one, to) => saveSetup({ action: 'move-campus', seen: seenOf(one), to }),
    errorText: institutionErrorText,
  })
  return (
    <section aria-labelledby="campuses-heading" className={styles.part}>
      <div className={styles.head}>
        <h2 id="campuses-heading">{m.institution_campuses()}</h2>
        <Button variant="secondary" onClick={() => onEdit({ part: 'campus', seen: null })}>
          {m.institution_campus_add()}
        </Button>
      </div>
      <p>{m.institution_campuses_text()}</p>
      {campuses.length > 0 && (
        <Rows label={m.institution_campuses()}>
          {campuses.map((one, place) => {
            const name = textIn(one.name)
            return (
              <Row
                key={one.id}
                name={name}
                details={<p>{m.institution_campus_count({ count: one.institutions })}</p>}
                action={
                  <>
                    <Button
                      variant="tertiary"
                      onClick={() => onEdit({ part: 'campus', seen: one })}
                    >
                      {m.institution_edit()}
                      <span className="ds-sr-only"> {name}</span>
                    </Button>
                    <MoveButtons
                      name={name}
                      moving={moving}
                      entry={one}
                      isFirst={place === 0}
                      isLast={place === campuses.length - 1}
                    />
                  </>
                }
              />
            )
          })}
        </Rows>
      )}
    </section>
  )
}
