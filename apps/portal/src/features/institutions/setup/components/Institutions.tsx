import { Button, Tag } from '@digdir/designsystemet-react'
import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import { depositFormNames } from '../../model/setup-fields.ts'
import type { InstitutionSetup, StaffInstitution } from '../contract.ts'
import { type Edited, seenOf } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import styles from './Setup.module.css'

/** The institutions in their order. */
export function Institutions(props: {
  setup: InstitutionSetup
  onEdit: (edited: Edited) => void
  onKeys: (code: string) => void
}) {
  const { setup, onEdit, onKeys } = props
  const { institutions } = setup
  const moving = useMove<StaffInstitution>({
    idOf: ({ code }) => `institution-${code}`,
    queryKey: setupQuery.queryKey,
    send: (one, to) => saveSetup({ action: 'move-institution', seen: seenOf(one), to }),
    errorText: institutionErrorText,
  })
  return (
    <section aria-labelledby="institutions-heading" className={styles.part}>
      <div className={styles.head}>
        <h2 id="institutions-heading">{m.institution_setup_heading()}</h2>
        <Button variant="secondary" onClick={() => onEdit({ part: 'institution', seen: null })}>
          {m.institution_add()}
        </Button>
      </div>
      {institutions.length === 0 ? (
        <p>{m.institution_setup_none()}</p>
      ) : (
        <Rows label={m.institution_setup_heading()}>
          {institutions.map((one, place) => {
            const name = textIn(one.name)
            const about = <span className="ds-sr-only"> {name}</span>
            return (
              <Row
                key={one.code}
                name={name}
                details={<Details institution={one} setup={setup} />}
                action={
                  <>
                    <Button
                      variant="tertiary"
                      onClick={() => onEdit({ part: 'institution', seen: one })}
                    >
                      {m.institution_edit()}
                      {about}
                    </Button>
                    {isServiceOffered('semesterFee') && (
                      <Button variant="tertiary" onClick={() => onKeys(one.code)}>
                        {m.institution_keys()}
                        {about}
                      </Button>
                    )}
                    <MoveButtons
                      name={name}
                      moving={moving}
                      entry={one}
                      isFirst={place === 0}
                      isLast={place === institutions.length - 1}
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

function Details(props: { institution: StaffInstitution; setup: InstitutionSetup }) {
  const { code, campusId, depositForm, isActive } = props.institution
  const campus = props.setup.campuses.find(({ id }) => id === campusId)
  const parts = [
    code,
    campus && textIn(campus.name),
    m.institution_asks({ what: depositFormNames[depositForm]() }),
  ]
  return (
    <p>
      {parts.filter(Boolean).join(' · ')}{' '}
      {!isActive && <Tag data-color="neutral">{m.institution_inactive()}</Tag>}
    </p>
  )
}
