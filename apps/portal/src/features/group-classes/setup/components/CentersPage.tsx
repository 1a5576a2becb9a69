import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Setup } from './Setup.tsx'
import { SetupSection } from './SetupSection.tsx'

/** The page where staff set training centres and their rooms. */
export function CentersPage() {
  return (
    <StaffPage
      heading={m.sports_centers_heading()}
      intro={m.sports_centers_intro()}
      needs={['sports', 'admin']}
    >
      {() => (
        <Setup>
          {(setup, { edit, remove }) => {
            const centerName = (centerId: number) =>
              setup.centers.find(({ id }) => id === centerId)?.name ?? ''
            return (
              <>
                <SetupSection
                  id="sports-centers"
                  heading={m.class_setup_centers()}
                  addText={m.class_setup_center_add()}
                  noneText={m.class_setup_centers_none()}
                  items={setup.centers}
                  describe={({ name, gymId, isActive }) => ({
                    name,
                    details: [
                      ...(gymId === null ? [] : [m.class_setup_follows_gym()]),
                      ...(isActive ? [] : [m.class_setup_inactive()]),
                    ],
                  })}
                  onAdd={() => edit('center', { id: null, gymId: null, isActive: true })}
                  onEdit={(center) => edit('center', center)}
                  onRemove={({ id, name }) => remove('center', id, name)}
                />
                {setup.centers.length > 0 && (
                  <SetupSection
                    id="class-rooms"
                    heading={m.class_setup_rooms()}
                    text={m.class_setup_rooms_text()}
                    addText={m.class_setup_room_add()}
                    noneText={m.class_setup_rooms_none()}
                    items={setup.rooms}
                    describe={({ name, centerId }) => ({
                      name: textIn(name),
                      details: [centerName(centerId)],
                    })}
                    onAdd={() => edit('room', { id: null, centerId: setup.centers[0]?.id })}
                    onEdit={(room) => edit('room', room)}
                    onRemove={({ id, name }) => remove('room', id, textIn(name))}
                  />
                )}
              </>
            )
          }}
        </Setup>
      )}
    </StaffPage>
  )
}
