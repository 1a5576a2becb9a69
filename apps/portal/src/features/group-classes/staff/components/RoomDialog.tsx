import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import type { StaffClassDetails } from '../contract.ts'
import { moveClass } from '../queries.ts'
import { RoomForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const idPrefix = 'room-'

/** Changes the room of this class only, to one of the club's rooms or any other. */
export function RoomDialog({
  staffClass,
  onClose,
}: {
  staffClass: StaffClassDetails
  onClose: () => void
}) {
  const { rooms } = staffClass
  const roomsId = useId()
  const form = useForm({
    resolver: zodResolver(RoomForm),
    defaultValues: { room: '', roomEn: '' },
    shouldFocusError: false,
  })
  const chooseEnglish = (name: string) => {
    const existing = rooms.find(({ room }) => room === name.trim())
    if (existing) form.setValue('roomEn', existing.roomEn ?? '')
  }
  return (
    <ChangeDialog
      heading={m.staff_class_move_heading()}
      form={form}
      fields={['room', 'roomEn']}
      idPrefix={idPrefix}
      draftKey={`class-room:${staffClass.id}`}
      submitText={m.staff_class_move()}
      successText={m.staff_class_move_done()}
      send={(values) => moveClass(staffClass.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <p>{m.staff_class_move_text({ room: staffClass.room })}</p>
          <TextField
            id={`${idPrefix}room`}
            label={m.staff_class_new_room()}
            list={roomsId}
            autoComplete="off"
            error={textOf('room')}
            {...form.register('room', { onChange: ({ target }) => chooseEnglish(target.value) })}
          />
          <datalist id={roomsId}>
            {[...new Set(rooms.map(({ room }) => room))].map((room) => (
              <option key={room} value={room} />
            ))}
          </datalist>
          <TextField
            id={`${idPrefix}roomEn`}
            label={m.staff_class_new_room_en()}
            hint={m.staff_class_new_room_en_hint()}
            autoComplete="off"
            error={textOf('roomEn')}
            {...form.register('roomEn')}
          />
        </>
      )}
    </ChangeDialog>
  )
}
