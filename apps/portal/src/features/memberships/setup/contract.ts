import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { type Payment, version } from '../model/membership-type.ts'
import { typeFields } from '../model/setup-fields.ts'

const lasts = z.refine<{ payment: Payment; months: number }>(
  ({ payment, months }) => payment === 'monthly' || months > 0,
  { error: 'MONTHS_INVALID', path: ['months'] },
)

/** A membership type and its price from a day on, as staff see it. */
export const MembershipType = z.object({ ...shapeOf(typeFields), version })
export type MembershipType = z.infer<typeof MembershipType>

export const MembershipTypes = z.object({ items: z.array(MembershipType) })
export type MembershipTypes = z.infer<typeof MembershipTypes>

/** As staff save it. What is paid once has an end. */
export const MembershipTypeForm = MembershipType.check(lasts)
export type MembershipTypeForm = z.infer<typeof MembershipTypeForm>
