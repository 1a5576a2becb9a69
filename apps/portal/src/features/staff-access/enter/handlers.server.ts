import { deleteCookie, setCookie } from 'hono/cookie'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { countWork, type WorkCounter } from '#core/staff-area/count-work.server.ts'
import { deleteDraft, listDrafts, saveDraft } from '#core/staff-area/drafts/save-drafts.server.ts'
import { readToken } from '#core/staff-area/require-staff.server.ts'
import { findStaff } from '#core/staff-area/staff-access.server.ts'
import { staffCookie } from '#core/staff-area/staff-cookie.server.ts'
import {
  createView,
  deleteView,
  listViews,
  updateView,
} from '#core/staff-area/views/save-views.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { confirmEnrolment, startEnrolment } from './enrol-factor.server.ts'
import { enterStaffArea, leaveStaffArea, renewRecoveryCodes } from './enter-staff-area.server.ts'
import { readStaffAccess } from './read-staff-access.server.ts'

type Call = { context: ApiContext; user: SessionUser }

/** Staff set up their second factor, and enter and leave the staff area. */
export function createEnterApi({
  database,
  encryption,
  configuration,
  clock,
  staffWork,
  ...authDependencies
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'PORTAL_URL'>
  clock: Clock
  staffWork: readonly WorkCounter[]
}) {
  const { name, attributes } = staffCookie(configuration)
  const parts = { database, encryption, portalUrl: configuration.PORTAL_URL }
  const { api, serve } = serveEndpoints(authDependencies)

  const describeCaller = ({ context, user: { userId, sessionId } }: Call) => ({
    userId,
    sessionId,
    requestId: context.get('requestId'),
  })

  serve(described.startEnrolment, ({ user }) => startEnrolment(parts, user.userId))

  serve(described.confirmEnrolment, async (call) => {
    const code = { code: call.body.code, now: clock() }
    const { token, recoveryCodes } = await confirmEnrolment(parts, describeCaller(call), code)
    setCookie(call.context, name, token, attributes)
    return { recoveryCodes }
  })

  serve(described.readStaffAccess, ({ context, user }) =>
    readStaffAccess(database, { ...user, token: readToken(context, name) }),
  )

  serve(described.readStaffWork, ({ staff }) => countWork(database, staffWork, staff))

  serve(described.enterStaffArea, async (call) => {
    const code = { ...call.body, now: clock() }
    const token = await enterStaffArea(parts, describeCaller(call), code)
    setCookie(call.context, name, token, attributes)
    return success
  })

  serve(described.leaveStaffArea, async (call) => {
    const { userId, sessionId, requestId } = describeCaller(call)
    const token = readToken(call.context, name)
    if (token) {
      const caller = { userId, sessionId, token }
      const roles = (await findStaff(database, caller, { isUse: false }))?.roles ?? []
      const staff = { kind: 'staff', userId, roles, requestId } as const
      await leaveStaffArea(database, staff, { sessionId, token })
    }
    deleteCookie(call.context, name, attributes)
    return success
  })

  serve(described.listDrafts, async ({ user }) => ({ items: await listDrafts(parts, user.userId) }))

  serve(described.saveDraft, async ({ user, body }) => {
    await saveDraft(parts, user.userId, body)
    return {}
  })

  serve(described.deleteDraft, async ({ user, query: { key } }) => {
    await deleteDraft(database, user.userId, key)
    return {}
  })

  serve(described.listViews, async ({ user, query: { list } }) => ({
    items: await listViews(database, user.userId, list),
  }))

  serve(described.createView, ({ user, body }) => createView(database, user.userId, body))

  serve(described.updateView, async ({ user, params: { id }, body }) => {
    await updateView(database, user.userId, id, body)
    return {}
  })

  serve(described.deleteView, async ({ user, params: { id } }) => {
    await deleteView(database, user.userId, id)
    return {}
  })

  serve(described.renewRecoveryCodes, async ({ staff, body: { code } }) => ({
    recoveryCodes: await renewRecoveryCodes(parts, staff, { code, now: clock() }),
  }))

  return api
}
