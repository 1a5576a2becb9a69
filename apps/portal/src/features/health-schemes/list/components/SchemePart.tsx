import { Button } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { RulesView } from '../../components/RulesView.tsx'
import styles from '../../components/Schemes.module.css'
import type { StaffScheme, StaffVersion } from '../../model/contract.ts'
import { dayText } from '../../model/scheme-texts.ts'
import { stateVersions } from '../../model/version-states.ts'
import { EndDialog } from './EndDialog.tsx'
import { SchemeDialog } from './SchemeDialog.tsx'

/** One scheme with all its versions, and what can be done with it. */
export function SchemePart({ scheme }: { scheme: StaffScheme }) {
  const headingId = useId()
  const [open, setOpen] = useState<'texts' | 'end' | null>(null)
  const name = textIn(scheme.name)
  const { current, coming, earlier } = stateVersions(scheme.versions, osloDate(new Date()))
  const close = () => setOpen(null)
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      {textIn(scheme.intro) && <p>{textIn(scheme.intro)}</p>}
      {scheme.endsOn && <p>{m.health_scheme_ends({ day: dayText(scheme.endsOn) })}</p>}
      <h3>{m.health_scheme_now()}</h3>
      {current ? (
        <Version scheme={scheme} version={current} />
      ) : (
        <p>{m.health_scheme_nothing_now()}</p>
      )}
      <Versions heading={m.health_scheme_coming()} scheme={scheme} versions={coming} />
      <Versions heading={m.health_scheme_earlier()} scheme={scheme} versions={earlier} />
      <div className={styles.buttons}>
        <Link
          to="/staff/health/schemes/$id"
          params={{ id: scheme.id }}
          search={{}}
          className="ds-button"
          data-variant="secondary"
        >
          {m.health_scheme_new_version({ name })}
        </Link>
        <Button
          variant="secondary"
          onClick={() => setOpen('texts')}
          aria-label={m.health_scheme_edit_of({ name })}
        >
          {m.health_scheme_edit()}
        </Button>
        <Button
          variant="secondary"
          onClick={() => setOpen('end')}
          aria-label={
            scheme.endsOn
              ? m.health_scheme_end_change_of({ name })
              : m.health_scheme_end_named({ name })
          }
        >
          {scheme.endsOn ? m.health_scheme_end_change() : m.health_scheme_end()}
        </Button>
      </div>
      {open === 'texts' && <SchemeDialog scheme={scheme} onClose={close} />}
      {open === 'end' && <EndDialog scheme={scheme} onClose={close} />}
    </section>
  )
}

function Versions(props: {
  heading: string
  scheme: StaffScheme
  versions: readonly StaffVersion[]
}) {
  const { heading, scheme, versions } = props
  if (versions.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      {versions.map((version) => (
        <Version key={version.id} scheme={scheme} version={version} />
      ))}
    </>
  )
}

function Version({ scheme, version }: { scheme: StaffScheme; version: StaffVersion }) {
  const { id, startsOn, revision, rules, proposedBy, confirmedBy, confirmedAt } = version
  const day = dayText(startsOn)
  return (
    <Accordion id={`health-version-${id}`} summary={m.health_scheme_version({ day, revision })}>
      <p>
        {m.health_scheme_confirmed({
          proposer: proposedBy ?? m.health_scheme_somebody(),
          confirmer: confirmedBy ?? m.health_scheme_somebody(),
          time: formatDayAndTime(new Date(confirmedAt)),
        })}
      </p>
      <RulesView rules={rules} />
      <p>
        <Link to="/staff/health/schemes/$id" params={{ id: scheme.id }} search={{ from: startsOn }}>
          {m.health_scheme_correct({ day })}
        </Link>
      </p>
    </Accordion>
  )
}
