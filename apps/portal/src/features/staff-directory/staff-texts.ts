import type { StaffKind } from '@trivsel/content-contract/staff'
import { m } from '#messages'

/** Heading of a list for which the editors have written none. */
export function staffHeading(kind: StaffKind): string {
  switch (kind) {
    case 'doctor':
      return m.nav_doctors()
    case 'dentist':
      return m.nav_dentists()
    case 'personalTrainer':
      return m.nav_personal_trainers()
  }
}

/** `12 leger`, `1 doctor`. */
export function staffCount(kind: StaffKind, count: number): string {
  switch (kind) {
    case 'doctor':
      return m.staff_count_doctors({ count })
    case 'dentist':
      return m.staff_count_dentists({ count })
    case 'personalTrainer':
      return m.staff_count_trainers({ count })
  }
}
