import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { ClassSetup } from '../contract.ts'
import { classSetupQuery, saveClassSetup } from '../queries.ts'
import { classSetupErrorText } from '../setup-texts.ts'
import styles from './Setup.module.css'
import { Setup, type SetupActions } from './Setup.tsx'
import { SetupSection } from './SetupSection.tsx'

/**
 * The page where staff set instructors, categories, kinds of class and the rules of booking.
 * @param instructorFile below the instructors
 */
export function ClassSetupPage(props: { instructorFile: (setup: ClassSetup) => ReactNode }) {
  return (
    <StaffPage
      heading={m.class_setup_heading()}
      intro={m.class_setup_intro()}
      needs={['sports', 'admin']}
    >
      {() => (
        <Setup>
          {(setup, actions) => (
            <>
              <Settings setup={setup} actions={actions} />
              <Instructors setup={setup} actions={actions} />
              {props.instructorFile(setup)}
              <Categories setup={setup} actions={actions} />
              <Kinds setup={setup} actions={actions} />
            </>
          )}
        </Setup>
      )}
    </StaffPage>
  )
}

type Props = { setup: ClassSetup; actions: SetupActions }

function Instructors({ setup, actions: { edit, remove } }: Props) {
  return (
    <SetupSection
      id="class-instructors"
      heading={m.class_setup_instructors()}
      addText={m.class_setup_instructor_add()}
      noneText={m.class_setup_instructors_none()}
      items={setup.instructors}
      describe={({ name, trainerId, isActive }) => ({
        name,
        details: [
          ...(trainerId === null ? [] : [m.class_setup_follows_trainer()]),
          ...(isActive ? [] : [m.class_setup_inactive()]),
        ],
      })}
      onAdd={() => edit('instructor', { id: null, trainerId: null, isActive: true })}
      onEdit={(instructor) => edit('instructor', instructor)}
      onRemove={({ id, name }) => remove('instructor', id, name)}
    />
  )
}

function Categories({ setup, actions: { edit, remove } }: Props) {
  const moving = useMove<{ id: number }>({
    idOf: ({ id }) => `class-category-${id}`,
    queryKey: classSetupQuery.queryKey,
    send: ({ id }, to) =>
      saveClassSetup({ edit: { kind: 'move-category', id, to }, version: setup.version }),
    errorText: classSetupErrorText,
  })
  return (
    <SetupSection
      id="class-categories"
      heading={m.class_setup_categories()}
      text={m.class_setup_categories_text()}
      addText={m.class_setup_category_add()}
      noneText={m.class_setup_categories_none()}
      items={setup.categories}
      describe={({ name, isInFilter, isActive }) => ({
        name: textIn(name),
        details: [
          ...(isInFilter ? [] : [m.class_setup_not_in_filter()]),
          ...(isActive ? [] : [m.class_setup_inactive()]),
        ],
      })}
      action={({ id, name }, place) => (
        <MoveButtons
          name={textIn(name)}
          entry={{ id }}
          isFirst={place === 0}
          isLast={place === setup.categories.length - 1}
          moving={moving}
        />
      )}
      onAdd={() => edit('category', { id: null, isInFilter: true, colour: null, isActive: true })}
      onEdit={(category) => edit('category', category)}
      onRemove={({ id, name }) => remove('category', id, textIn(name))}
    />
  )
}

function Kinds({ setup, actions: { edit, remove } }: Props) {
  const categoryName = (categoryId: number) => {
    const found = setup.categories.find(({ id }) => id === categoryId)
    return found ? [textIn(found.name)] : []
  }
  return (
    <SetupSection
      id="class-kinds"
      heading={m.class_setup_kinds()}
      text={m.class_setup_kinds_text()}
      addText={m.class_setup_kind_add()}
      noneText={m.class_setup_kinds_none()}
      items={setup.kinds}
      describe={({ name, categoryId, durationMinutes, capacity }) => ({
        name: textIn(name),
        details: [
          ...categoryName(categoryId),
          m.classes_minutes({ minutes: durationMinutes }),
          m.schedule_places({ count: capacity }),
        ],
      })}
      onAdd={() => edit('class-kind', { id: null, durationMinutes: 60, capacity: 20 })}
      onEdit={(kind) => edit('class-kind', kind)}
      onRemove={({ id, name }) => remove('class-kind', id, textIn(name))}
    />
  )
}

function Settings({ setup: { settings }, actions: { edit } }: Props) {
  return (
    <section aria-labelledby="class-settings" className={styles.part}>
      <div className={styles.head}>
        <h2 id="class-settings">{m.class_settings_heading()}</h2>
        <Button variant="secondary" onClick={() => edit('settings', settings)}>
          {m.class_settings_edit()}
        </Button>
      </div>
      <p>
        {m.class_settings_window({
          days: settings.bookingOpensDaysBefore,
          deadline: durationText(settings.unbookingClosesMinutesBefore),
        })}{' '}
        {m.class_settings_per_day_text({ count: settings.bookingsPerDay })}{' '}
        {settings.queueLimit === null
          ? m.class_settings_queue_unlimited()
          : m.class_settings_queue_text({ count: settings.queueLimit })}{' '}
        {m.class_settings_no_show_text({
          limit: settings.noShowLimit,
          days: settings.noShowDays,
          blockDays: settings.blockDays,
        })}
      </p>
    </section>
  )
}

/** `3 t`, `1 t 30 min`, `45 min`. */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const texts = [
    ...(hours > 0 ? [m.class_settings_hours({ hours })] : []),
    ...(rest > 0 ? [m.classes_minutes({ minutes: rest })] : []),
  ]
  return texts.join(' ')
}
