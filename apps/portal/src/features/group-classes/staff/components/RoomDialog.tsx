import { zodResolver } from '@hookform/resolvers/zod'
import { defaultLocale, otherLocales, perLocale } from '@trivsel/content-contract/locales'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { locales } from '#platform/i18n/localized.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { roomKey, typedRoom } from '../../model/room.ts'
import type { StaffClassDetails } from '../contract.ts'
import { moveClass } from '../queries.ts'
import { RoomForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const idPrefix = 'room-'
const roomField = `room.${defaultLocale}` as const

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
    defaultValues: { room: perLocale(() => '') },
    shouldFocusError: false,
  })
  const fillOtherNames = (name: string) => {
    const existing = rooms.find((room) => roomKey(room) === name.trim())
    if (!existing) return
    for (const locale of otherLocales(defaultLocale))
      form.setValue(`room.${locale}`, typedRoom(existing)[locale])
  }
  return (
    <ChangeDialog
      heading={m.staff_class_move_heading()}
      form={form}
      fields={locales.map((locale) => `room.${locale}` as const)}
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
            id={idPrefix + roomField}
            label={m.staff_class_new_room()}
            list={roomsId}
            autoComplete="off"
            error={textOf(roomField)}
            {...form.register(roomField, {
              onChange: ({ target }) => fillOtherNames(target.value),
            })}
          />
          <datalist id={roomsId}>
            {[...new Set(rooms.map(roomKey))].map((room) => (
              <option key={room} value={room} />
            ))}
          </datalist>
          {otherLocales(defaultLocale).map((locale) => (
            <TextField
              key={locale}
              id={`${idPrefix}room.${locale}`}
              label={m.staff_class_new_room_in({ language: languageName(locale) })}
              hint={m.staff_class_new_room_in_hint()}
              autoComplete="off"
              error={textOf(`room.${locale}`)}
              {...form.register(`room.${locale}`)}
            />
          ))}
        </>
      )}
    </ChangeDialog>
  )
}
