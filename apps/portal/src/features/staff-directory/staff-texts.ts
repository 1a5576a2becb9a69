import type { StaffKind } from '@trivsel/content-contract/staff'
import { listOfStaff } from '@trivsel/content-contract/staff-kinds'
import { m } from '#messages'
import { pageName } from '#ui/page-names.ts'

/** Heading of a list for which the editors have written none. */
export function staffHeading(kind: StaffKind): string {
  return pageName(listOfStaff[kind])
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
