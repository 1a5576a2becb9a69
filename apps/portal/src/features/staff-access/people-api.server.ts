import { Hono } from 'hono'
import { z } from 'zod'
import {
  type RequireStaff,
  type StaffEnvironment,
  staffRefusal,
} from '#core/staff/require-staff.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeRoles, endStaff, resetFactor } from './change-staff.server.ts'
import type { StaffPeople } from './contract.ts'
import { inviteStaff, withdrawInvitation } from './invite-staff.server.ts'
import { listStaff } from './list-staff.server.ts'
import { InvitationForm, RolesForm } from './staff-access-forms.ts'

const UserId = z.string().regex(/^[\w-]{1,100}$/)
const InvitationId = z.uuid()
const LocaleForm = z.strictObject({ locale: z.enum(['no', 'en']) })

/** Who is of the staff, for admins. */
export function createStaffPeopleApi({
  database,
  requireStaff,
}: {
  database: Database
  requireStaff: RequireStaff
}) {
  const admins = requireStaff('admin')

  return new Hono<StaffEnvironment>()
    .get('/frontend/staff/people', admins, async (context) =>
      context.json((await listStaff(database, context.get('staff').userId)) satisfies StaffPeople),
    )
    .post('/frontend/staff/invitations', admins, parseBody(InvitationForm), async (context) => {
      await inviteStaff(database, context.get('staff'), context.req.valid('json'))
      return context.json({ success: true }, 201)
    })
    .delete('/frontend/staff/invitations/:id', admins, async (context) => {
      const id = parseId(InvitationId, context.req.param('id'), 'INVITATION_NOT_FOUND')
      await withdrawInvitation(database, context.get('staff'), id)
      return context.json({ success: true })
    })
    .put('/frontend/staff/people/:userId/roles', admins, parseBody(RolesForm), async (context) => {
      const userId = parseId(UserId, context.req.param('userId'), 'STAFF_NOT_FOUND')
      const { roles } = context.req.valid('json')
      await changeRoles(database, context.get('staff'), { userId, roles })
      return context.json({ success: true })
    })
    .delete('/frontend/staff/people/:userId', admins, async (context) => {
      const userId = parseId(UserId, context.req.param('userId'), 'STAFF_NOT_FOUND')
      await endStaff(database, context.get('staff'), userId)
      return context.json({ success: true })
    })
    .post(
      '/frontend/staff/people/:userId/factor-reset',
      admins,
      parseBody(LocaleForm),
      async (context) => {
        const userId = parseId(UserId, context.req.param('userId'), 'STAFF_NOT_FOUND')
        const { locale } = context.req.valid('json')
        await resetFactor(database, context.get('staff'), { userId, locale })
        return context.json({ success: true })
      },
    )
}

/** An id that cannot be one is an id that is not there. */
function parseId(
  schema: z.ZodType<string>,
  text: string,
  code: 'STAFF_NOT_FOUND' | 'INVITATION_NOT_FOUND',
): string {
  const parsed = schema.safeParse(text)
  if (!parsed.success) throw staffRefusal(code)
  return parsed.data
}
