import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate, formatWallTime } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import { categoryName, centerName, courtText, subjectText } from '../../model/setup-names.ts'
import type { StaffSetup } from '../contract.ts'
import { createInitialValues, type Values } from '../initial-values.ts'
import { setupQuery } from '../queries.ts'
import type { EditKind, SetupEdit } from '../setup-forms.ts'
import { weeklyText } from '../setup-texts.ts'
import { EditDialog } from './EditDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RuleSection } from './RuleSection.tsx'
import styles from './Setup.module.css'

/** The page where staff set courts, opening hours and prices. */
export function SetupPage() {
  return (
    <StaffPage
      heading={m.court_setup_heading()}
      intro={m.court_setup_intro()}
      needs={['sports', 'admin']}
    >
      {() => <Setup />}
    </StaffPage>
  )
}

type Removal = Extract<SetupEdit, { kind: 'remove' }>
type OpenDialog =
  | { readonly kind: EditKind; readonly initial: Values }
  | { readonly kind: 'remove'; readonly edit: Removal; readonly text: string }

function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  if (error && !setup)
    return <LoadFailure text={courtStaffErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  const close = () => setDialog(null)
  if (setup.centers.length === 0)
    return (
      <EmptyState>
        <p>{m.court_no_centers()}</p>
        <Link to="/staff/sports/centers">{m.court_no_centers_link()}</Link>
      </EmptyState>
    )
  return (
    <div className={styles.setup}>
      <Settings
        setup={setup}
        onEdit={() => setDialog({ kind: 'settings', initial: setup.settings })}
      />
      <Sections setup={setup} openDialog={setDialog} />
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          edit={dialog.edit}
          version={setup.version}
          text={dialog.text}
          onClose={close}
        />
      )}
      {dialog && dialog.kind !== 'remove' && (
        <EditDialog kind={dialog.kind} initial={dialog.initial} setup={setup} onClose={close} />
      )}
    </div>
  )
}

function Settings({ setup, onEdit }: { setup: StaffSetup; onEdit: () => void }) {
  const { daysAhead, refundHours, lateRefundPercent, ...limits } = setup.settings
  return (
    <section aria-labelledby="court-settings" className={styles.part}>
      <div className={styles.head}>
        <h2 id="court-settings">{m.court_settings_heading()}</h2>
        <Button variant="secondary" onClick={onEdit}>
          {m.court_settings_edit()}
        </Button>
      </div>
      <p>
        {m.court_settings_text({ days: daysAhead, hours: refundHours, percent: lateRefundPercent })}
      </p>
      <p>
        {m.court_limits_text({
          minutes: limits.holdMinutes,
          holds: limits.maxHolds,
          alerts: limits.maxSlotAlerts,
        })}
      </p>
    </section>
  )
}

function Sections({
  setup,
  openDialog,
}: {
  setup: StaffSetup
  openDialog: (dialog: OpenDialog) => void
}) {
  const of = (kind: Exclude<EditKind, 'settings'>) => ({
    id: `court-${kind}`,
    onAdd: () => openDialog({ kind, initial: createInitialValues(kind, setup) }),
    onEdit: (item: Values) => openDialog({ kind, initial: item }),
  })
  const remove = (what: Removal['what'], id: number, text: string) =>
    openDialog({ kind: 'remove', edit: { kind: 'remove', what, id }, text })
  return (
    <>
      <RuleSection
        {...of('court')}
        heading={m.court_courts_heading()}
        addText={m.court_courts_add()}
        noneText={m.court_courts_none()}
        items={setup.courts}
        describe={(court) => ({
          name: textIn(court.name),
          details: [
            centerName(setup, court.centerId),
            categoryName(setup, court.categoryId),
            ...(court.isOffered ? [] : [m.court_not_offered()]),
          ].join(', '),
        })}
      />
      <RuleSection
        {...of('opening')}
        heading={m.court_openings_heading()}
        text={m.court_openings_text()}
        addText={m.court_openings_add()}
        noneText={m.court_openings_none()}
        items={setup.openings}
        describe={(rule) => ({ name: subjectText(setup, rule), details: weeklyText(rule) })}
        onRemove={(rule) => remove('opening', rule.id, weeklyText(rule))}
      />
      <RuleSection
        {...of('price')}
        heading={m.court_prices_heading()}
        text={m.court_prices_text()}
        addText={m.court_prices_add()}
        noneText={m.court_prices_none()}
        items={setup.prices}
        describe={(rule) => ({
          name: `${categoryName(setup, rule.categoryId)}: ${formatKroner(rule.priceOre)}`,
          details: weeklyText(rule),
        })}
        onRemove={(rule) => remove('price', rule.id, weeklyText(rule))}
      />
      <RuleSection
        {...of('club-hours')}
        heading={m.court_club_hours_heading()}
        addText={m.court_club_hours_add()}
        noneText={m.court_club_hours_none()}
        items={setup.clubHours}
        describe={(rule) => ({
          name: rule.clubName,
          details: `${courtText(setup, rule.courtId)}. ${weeklyText(rule)}`,
        })}
        onRemove={({ id, clubName }) => remove('club-hours', id, clubName)}
      />
      <RuleSection
        {...of('closure')}
        heading={m.court_closures_heading()}
        addText={m.court_closures_add()}
        noneText={m.court_closures_none()}
        items={setup.closures}
        describe={(closure) => ({
          name: subjectText(setup, closure),
          details: `${closureText(closure)}. ${textIn(closure.reason)}`,
        })}
        more={({ id, reservations }) =>
          reservations > 0 && (
            <Link to="/staff/sports/courts/closed/$id" params={{ id: String(id) }}>
              {m.court_closure_hits({ count: reservations })}
            </Link>
          )
        }
        onRemove={(closure) => remove('closure', closure.id, closureText(closure))}
      />
      <RuleSection
        {...of('category')}
        heading={m.court_categories_heading()}
        addText={m.court_categories_add()}
        items={setup.categories}
        describe={(category) => ({ name: textIn(category.name) })}
      />
    </>
  )
}

/** `22. nov. 2026 12.00–14.00`, `22. nov. 2026 12.00 – 23. nov. 2026 14.00`. */
function closureText(closure: StaffSetup['closures'][number]): string {
  const { fromDay, fromTime, toDay, toTime } = closure
  const at = (day: string, time: string) =>
    `${formatShortDate(noonOf(day))} ${formatWallTime(time)}`
  if (fromDay === toDay) return `${at(fromDay, fromTime)}–${formatWallTime(toTime)}`
  return `${at(fromDay, fromTime)} – ${at(toDay, toTime)}`
}
