import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import type { OpenStaffClass } from '../contract.ts'
import { moveClass } from '../queries.ts'
import { RoomForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const idPrefix = 'room-'

/** Another room for this one class: one of the club's, or any other. */
export function RoomDialog({ found, onClose }: { found: OpenStaffClass; onClose: () => void }) {
  const { rooms } = found
  const roomsId = useId()
  const form = useForm({
    resolver: zodResolver(RoomForm),
    defaultValues: { room: '', roomEn: '' },
    shouldFocusError: false,
  })
  const chooseEnglish = (name: string) => {
    const known = rooms.find(({ room }) => room === name.trim())
    if (known) form.setValue('roomEn', known.roomEn ?? '')
  }
  return (
    <ChangeDialog
      heading={m.staff_class_move_heading()}
      form={form}
      fields={['room', 'roomEn']}
      idPrefix={idPrefix}
      draftKey={`class-room:${found.id}`}
      yes={m.staff_class_move()}
      done={m.staff_class_move_done()}
      send={(values) => moveClass(found.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <p>{m.staff_class_move_text({ room: found.room })}</p>
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
