import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { maximumPlaces } from '../../model/class-limits.ts'
import { previewCapacity } from '../capacity-preview.ts'
import type { Participant, StaffClassDetails } from '../contract.ts'
import { resizeClass } from '../queries.ts'
import { CapacityForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import styles from './StaffClass.module.css'

const idPrefix = 'capacity-'

/** Changes the number of places, and shows whom that affects. */
export function CapacityDialog({
  staffClass,
  onClose,
}: {
  staffClass: StaffClassDetails
  onClose: () => void
}) {
  const form = useForm({
    resolver: zodResolver(CapacityForm),
    defaultValues: { capacity: staffClass.capacity },
    shouldFocusError: false,
  })
  const chosen = CapacityForm.safeParse({ capacity: form.watch('capacity') })
  return (
    <ChangeDialog
      heading={m.staff_class_resize_heading()}
      form={form}
      fields={['capacity']}
      idPrefix={idPrefix}
      draftKey={`class-capacity:${staffClass.id}`}
      submitText={m.staff_class_resize()}
      successText={m.staff_class_resize_done()}
      send={(values) => resizeClass(staffClass.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <TextField
            id={`${idPrefix}capacity`}
            label={m.staff_class_places()}
            type="number"
            inputMode="numeric"
            min={1}
            max={maximumPlaces}
            error={textOf('capacity')}
            {...form.register('capacity', { valueAsNumber: true })}
          />
          <div role="status">
            {chosen.success && <Effect staffClass={staffClass} capacity={chosen.data.capacity} />}
          </div>
        </>
      )}
    </ChangeDialog>
  )
}

function Effect({ staffClass, capacity }: { staffClass: StaffClassDetails; capacity: number }) {
  const { keep, lose, gain } = previewCapacity(staffClass, capacity)
  if (lose.length === 0 && gain.length === 0) return <p>{m.staff_class_resize_nobody()}</p>
  if (lose.length === 0)
    return (
      <>
        <p>{m.staff_class_resize_gain({ count: gain.length })}</p>
        <Names people={gain} />
      </>
    )
  return (
    <>
      <p>{m.staff_class_resize_keep({ count: keep.length })}</p>
      <Names people={keep} />
      <p>
        {staffClass.isQueueOpen
          ? m.staff_class_resize_wait({ count: lose.length })
          : m.staff_class_resize_lose({ count: lose.length })}
      </p>
      <Names people={lose} />
      <p>{m.staff_class_told({ count: lose.length })}</p>
    </>
  )
}

function Names({ people }: { people: readonly Participant[] }) {
  return (
    <ol className={styles.names}>
      {people.map(({ bookingId, name }) => (
        <li key={bookingId}>{name}</li>
      ))}
    </ol>
  )
}
