import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { ClassSetup } from '../contract.ts'
import { classSetupQuery, saveClassSetup } from '../queries.ts'
import { classSetupErrorText } from '../setup-texts.ts'
import { Setup, type SetupActions } from './Setup.tsx'
import { SetupSection } from './SetupSection.tsx'

/** The page where staff set instructors, categories and kinds of class. */
export function ClassSetupPage() {
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
              <Instructors setup={setup} actions={actions} />
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
      describe={({ name, isInFilter }) => ({
        name: textIn(name),
        details: isInFilter ? [] : [m.class_setup_not_in_filter()],
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
      onAdd={() => edit('category', { id: null, isInFilter: true })}
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
