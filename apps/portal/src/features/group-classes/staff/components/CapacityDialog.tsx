import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { previewCapacity } from '../capacity-preview.ts'
import type { OpenStaffClass, Participant } from '../contract.ts'
import { resizeClass } from '../queries.ts'
import { CapacityForm, mostPlaces } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import styles from './StaffClass.module.css'

const idPrefix = 'capacity-'

/** Another number of places, and what it does to those who have one or wait. */
export function CapacityDialog({ found, onClose }: { found: OpenStaffClass; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(CapacityForm),
    defaultValues: { capacity: found.capacity },
    shouldFocusError: false,
  })
  const chosen = CapacityForm.safeParse({ capacity: form.watch('capacity') })
  return (
    <ChangeDialog
      heading={m.staff_class_resize_heading()}
      form={form}
      fields={['capacity']}
      idPrefix={idPrefix}
      draftKey={`class-capacity:${found.id}`}
      yes={m.staff_class_resize()}
      done={m.staff_class_resize_done()}
      send={(values) => resizeClass(found.id, values)}
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
            max={mostPlaces}
            error={textOf('capacity')}
            {...form.register('capacity', { valueAsNumber: true })}
          />
          <div role="status">
            {chosen.success && <Effect found={found} capacity={chosen.data.capacity} />}
          </div>
        </>
      )}
    </ChangeDialog>
  )
}

function Effect({ found, capacity }: { found: OpenStaffClass; capacity: number }) {
  const { keep, lose, gain } = previewCapacity(found, capacity)
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
        {found.isQueueOpen
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
